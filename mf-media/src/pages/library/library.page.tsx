import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { LibraryPageData } from './library.load.ts';
import { MediaLibrary } from './media-library.tsx';
import { NewestTopics } from './newest-topics.tsx';

export function LibraryPage({ data }: PageProps<LibraryPageData>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      >
        <ArrowLink href={paths.newsroom.href(lang)}>{t('newsroom.title')}</ArrowLink>
        <ArrowLink href={paths.facts.href(lang)}>{t('facts.all')}</ArrowLink>
      </PageHead>
      <MediaLibrary {...data.library} />
      <NewestTopics topics={data.topics} />
    </div>
  );
}

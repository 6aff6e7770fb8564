import { useTrail, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import type { LibraryPageData } from './library.load.ts';
import { MediaLibrary } from './media-library.tsx';
import { NewestTopics } from './newest-topics.tsx';

export function LibraryPage({ data }: PageProps<LibraryPageData>) {
  const t = useWords();
  return (
    <div className="bound">
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      <MediaLibrary {...data.library} />
      <NewestTopics topics={data.topics} />
    </div>
  );
}

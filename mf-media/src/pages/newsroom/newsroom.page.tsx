import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { ButtonLink } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { AboutGroup } from '../../components/about-group.tsx';
import { PressContact } from '../../components/press-contact.tsx';
import { useWords } from '../../messages/words.ts';
import { newsroomHref, PRESS_PAGE_SIZE, type PressChoice } from '../../model/press-choice.ts';
import { paths } from '../../paths.ts';
import type { NewsroomData } from './newsroom.load.ts';
import css from './newsroom.module.css';
import { PressCards } from './press-cards.tsx';
import { PressFilter } from './press-filter.tsx';
import { FollowLinks } from './follow-links.tsx';

/** Releases, packages, speeches and fact sheets by date, what the group says of itself, and whom to ask. */
export function NewsroomPage({ data: { choice, found, press } }: PageProps<NewsroomData>) {
  const t = useWords();
  const { lang } = usePage();
  const { kind } = choice;
  return (
    <div className={`bound ${css['newsroom']}`}>
      <PageHead
        title={kind === '' ? t('newsroom.title') : t(`newsroom.kinds.${kind}.title`)}
        lead={kind === '' ? t('newsroom.lead') : t(`newsroom.kinds.${kind}.text`)}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      >
        <ArrowLink href={paths.library.href(lang)}>{t('newsroom.library')}</ArrowLink>
        <ArrowLink href={paths.live.href(lang)}>{t('live.title')}</ArrowLink>
      </PageHead>
      <PressFilter choice={choice} found={found} />
      {found ? <Found choice={choice} found={found} /> : <Missing choice={choice} />}
      <AboutGroup press={press} />
      <PressContact press={press} />
    </div>
  );
}

function Found({ choice, found }: { choice: PressChoice; found: NonNullable<NewsroomData['found']> }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className={css['list']} aria-labelledby="publications">
      <h2 className="visually-hidden" id="publications">
        {t('newsroom.list')}
      </h2>
      <p role="status">{t('newsroom.count', { count: found.totalCount })}</p>
      <FollowLinks choice={choice} />
      {found.list.length === 0 ? <Nothing /> : <PressCards list={found.list} />}
      <Pagination
        current={found.pageNo}
        pages={pageCount(found.totalCount, PRESS_PAGE_SIZE)}
        hrefOf={(page) => newsroomHref(lang, { ...choice, page })}
        words={{
          label: t('newsroom.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          pageOf: (page) => t('list.page', { page }),
        }}
      />
    </section>
  );
}

function Nothing() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('newsroom.emptyTitle')} advice={t('newsroom.emptyAdvice')}>
      <ButtonLink href={paths.newsroom.href(lang)}>{t('newsroom.everything')}</ButtonLink>
    </EmptyState>
  );
}

/** The address is the way to try again. */
function Missing({ choice }: { choice: PressChoice }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('newsroom.missingTitle')} advice={t('list.missingAdvice')}>
      <ButtonLink href={newsroomHref(lang, choice)}>{t('list.retry')}</ButtonLink>
    </EmptyState>
  );
}

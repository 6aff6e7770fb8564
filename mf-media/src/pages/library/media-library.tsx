import { usePage } from 'shared';
import type { MediaPage } from 'shared/contract/media/media';
import { Island } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { useWords } from '../../messages/words.ts';
import { allOf, conditionsOf, EVERYTHING, hrefOf, PAGE_SIZE, type LibraryChoice } from '../../model/library-choice.ts';
import { LibraryFilter } from './filter-bar.tsx';
import type { LibraryData } from './library.load.ts';
import css from './library.module.css';
import mediaCards from './media-cards.island.tsx';

/** Kind, time and page live in the address, so back and forward work and every view can be shared. */
export function MediaLibrary({ choice, found }: LibraryData) {
  const t = useWords();
  return (
    <div className={css['library']}>
      <LibraryFilter choice={choice} facets={found?.facets ?? null} />
      <section className={css['files']} aria-labelledby="files">
        <h2 className="visually-hidden" id="files">
          {t('list.title')}
        </h2>
        {found && (
          <p className={css['count']} role="status">
            {t('list.count', { count: found.totalCount })}
          </p>
        )}
        {found ? <Found found={found} choice={choice} /> : <Missing choice={choice} />}
      </section>
    </div>
  );
}

function Found({ found, choice }: { found: MediaPage; choice: LibraryChoice }) {
  const t = useWords();
  const { lang } = usePage();
  if (found.list.length === 0) return <NoResults />;
  return (
    <>
      <Island of={mediaCards} props={{ list: found.list, view: choice.view, all: allOfPage(found, choice) }} />
      <Pagination
        current={found.pageNo}
        pages={pageCount(found.totalCount, PAGE_SIZE)}
        hrefOf={(page) => hrefOf(lang, { ...choice, page })}
        words={{
          label: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          pageOf: (page) => t('list.page', { page }),
        }}
      />
    </>
  );
}

const allOfPage = (found: MediaPage, choice: LibraryChoice) => ({
  from: allOf(choice),
  conditions: conditionsOf(choice),
  count: found.totalCount,
});

function NoResults() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['empty']}>
      <h3 className="heading">{t('list.emptyTitle')}</h3>
      <p className="lead">{t('list.emptyAdvice')}</p>
      <ArrowLink href={hrefOf(lang, EVERYTHING)}>{t('list.reset')}</ArrowLink>
    </div>
  );
}

/** The address is the way to try again. */
function Missing({ choice }: { choice: LibraryChoice }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['empty']}>
      <h3 className="heading">{t('list.missingTitle')}</h3>
      <p className="lead">{t('list.missingAdvice')}</p>
      <ArrowLink href={hrefOf(lang, choice)}>{t('list.retry')}</ArrowLink>
    </div>
  );
}

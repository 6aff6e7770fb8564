import type { RefObject } from 'react';
import { useAlive, usePage } from 'shared';
import type { MediaPage } from 'shared/contract/media/media';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { classNames } from 'shared/ui/class-names';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { useWords } from '../../messages/words.ts';
import { EVERYTHING, hrefOf, PAGE_SIZE, type LibraryChoice } from '../../model/library-choice.ts';
import css from './library.module.css';
import { MediaCard } from './media-card.tsx';
import type { LibraryState } from './use-library.ts';

export interface MediaListProps {
  choice: LibraryChoice;
  library: LibraryState;
  /** Where reading goes on after the page was turned. */
  top: RefObject<HTMLParagraphElement | null>;
}

export function MediaList({ choice, library, top }: MediaListProps) {
  const t = useWords();
  const { found, status, retry } = library;
  const alive = useAlive();
  return (
    <section className={css['files']} aria-labelledby="files" aria-busy={status === 'pending'}>
      <h2 className="visually-hidden" id="files">
        {t('list.title')}
      </h2>
      <div className={css['state']}>
        <p className={css['count']} role="status" ref={top} tabIndex={-1}>
          {status === 'pending' && t('list.pending')}
          {status === 'failed' && found && t('list.failed')}
          {status === 'ready' && found && t('list.count', { count: found.totalCount })}
        </p>
        {alive && status === 'failed' && (
          <Button type="button" weight="ghost" onClick={retry}>
            {t('list.retry')}
          </Button>
        )}
      </div>
      {found ? <Found found={found} choice={choice} /> : <NoResults missing />}
    </section>
  );
}

function Found({ found, choice }: { found: MediaPage; choice: LibraryChoice }) {
  const t = useWords();
  const { lang } = usePage();
  if (found.list.length === 0) return <NoResults />;
  const onlyFilms = found.list.every(({ film }) => film);
  return (
    <>
      <ul className={classNames('card-grid', onlyFilms && css['films'])}>
        {found.list.map((item) => (
          <li key={item.id}>
            <MediaCard item={item} />
          </li>
        ))}
      </ul>
      <Pagination
        current={found.pageNo}
        pages={Math.ceil(found.totalCount / PAGE_SIZE)}
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

/** Nothing fits the choice, or nothing arrived at all. */
function NoResults({ missing = false }: { missing?: boolean }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['empty']}>
      <h3 className="heading">{t(missing ? 'list.missingTitle' : 'list.emptyTitle')}</h3>
      <p className="lead">{t(missing ? 'list.missingAdvice' : 'list.emptyAdvice')}</p>
      {!missing && <ArrowLink href={hrefOf(lang, EVERYTHING)}>{t('list.reset')}</ArrowLink>}
    </div>
  );
}

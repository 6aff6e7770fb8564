import { useWords } from '../../messages/words.ts';
import type { Contents } from './chapter.load.ts';
import css from './chapter.module.css';

/** All chapters: beside the text where there is room, folded above it where there is none. */
export function ReportContents({ contents }: { contents: Contents }) {
  const t = useWords();
  return (
    <nav aria-label={t('report.contents')} data-print="off">
      <details className={css['folded']}>
        <summary>{t('report.contents')}</summary>
        <Chapters contents={contents} />
      </details>
      <div className={css['beside']}>
        <Chapters contents={contents} />
      </div>
    </nav>
  );
}

function Chapters({ contents: { title, href, chapters, current } }: { contents: Contents }) {
  return (
    <ol className={css['chapters']}>
      <li>
        <a href={href}>{title}</a>
      </li>
      {chapters.map((chapter, at) => (
        <li key={chapter.href}>
          <a href={chapter.href} aria-current={at === current ? 'page' : undefined}>
            {`${at + 1} ${chapter.name}`}
          </a>
        </li>
      ))}
    </ol>
  );
}

import { useWords } from '../../messages/words.ts';
import type { ReportData } from './report.load.ts';
import css from './report.module.css';

export interface ContentsProps {
  contents: NonNullable<ReportData['contents']>;
}

/** All chapters: beside the text where there is room, folded above it where there is none. */
export function ReportContents({ contents }: ContentsProps) {
  const t = useWords();
  return (
    <nav className={css['contents']} aria-label={t('report.contents')} data-print="off">
      <details className={css['folded']}>
        <summary className={css['summary']}>{t('report.contents')}</summary>
        <Chapters contents={contents} />
      </details>
      <div className={css['beside']}>
        <Chapters contents={contents} />
      </div>
    </nav>
  );
}

function Chapters({ contents: { title, href, chapters, current } }: ContentsProps) {
  return (
    <>
      <p>
        <a className={css['cover']} href={href}>
          {title}
        </a>
      </p>
      <ol className={css['chapters']}>
        {chapters.map((chapter, at) => (
          <li key={chapter.href}>
            <a className={css['link']} href={chapter.href} aria-current={at === current ? 'page' : undefined}>
              {chapter.name}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

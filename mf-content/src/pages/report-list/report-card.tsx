import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { formatFileSize } from 'shared/contract/text/file-size';
import type { SpecialTopic } from 'shared/contract/content/topic';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { DocumentList, DocumentRow } from 'shared/ui/cards/document-row/document-row';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { useWords } from '../../messages/words.ts';
import css from './report-list.module.css';

/** A report: cover, the year it is about, what is in it, and the document with its size. */
export function ReportCard({ report }: { report: SpecialTopic }) {
  const t = useWords();
  const { lang } = usePage();
  const { id, title, categoryCode, year, date, summary, picture, url, size, web } = report;
  return (
    <article className={css['report']}>
      <ContentCover
        picture={picture}
        seed={id}
        category={categoryCode}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 40vw, 90vw"
      />
      <div className={css['about']}>
        <p className="legal">{t('reportList.about', { year })}</p>
        <h2 className="title">{title}</h2>
        <p className="note">{summary}</p>
        {url === '' ? (
          <p className="legal">{t('reportList.noFile', { date })}</p>
        ) : (
          <DocumentList>
            <DocumentRow href={url} title={t('reportList.read')} kind="PDF" facts={[formatFileSize(size), date]}>
              {web !== undefined && (
                <TextLink href={pageHref(lang, web)} label={t('reportList.webOf', { title })}>
                  {t('reportList.web')}
                </TextLink>
              )}
            </DocumentRow>
          </DocumentList>
        )}
      </div>
    </article>
  );
}

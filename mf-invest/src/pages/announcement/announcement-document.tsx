import type { AnnouncementDetail } from 'shared/contract/content/announcement';
import { formatFileSize } from 'shared/contract/text/file-size';
import { DocumentList, DocumentRow } from 'shared/ui/cards/document-row/document-row';
import { useWords } from '../../messages/words.ts';
import css from './announcement.module.css';

/** The document with size, pages and language, known before it is fetched. */
export function AnnouncementDocument({ announcement }: { announcement: AnnouncementDetail }) {
  const t = useWords();
  const { document, title } = announcement;
  if (!document) return null;
  const { languages, size, pages, url } = document;
  const writtenIn = languages.length > 1 ? 'both' : (languages[0] ?? 'both');
  const facts = [
    formatFileSize(size),
    t('announcement.pages', { count: pages }),
    t(`announcement.writtenIn.${writtenIn}`),
  ];
  return (
    <section aria-labelledby="document">
      <h2 className={css['heading']} id="document">
        {t('announcement.document')}
      </h2>
      <DocumentList>
        <DocumentRow href={url} title={title} kind="pdf" facts={facts} />
      </DocumentList>
    </section>
  );
}

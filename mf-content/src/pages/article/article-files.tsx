import type { ArticleDetail } from 'shared/contract/content/article';
import { DocumentList, DocumentRow } from 'shared/ui/cards/document-row/document-row';
import { useWords } from '../../messages/words.ts';
import { formatFileSize } from 'shared/contract/text/file-size';
import css from './article.module.css';

/** Attachments with kind and size, known before anything is fetched. */
export function ArticleFiles({ files }: { files: ArticleDetail['attachments'] }) {
  const t = useWords();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 className={css['filesTitle']} id="files">
        {t('article.files')}
      </h2>
      <DocumentList>
        {files.map((file) => (
          <DocumentRow
            key={file.id}
            href={file.url}
            title={file.name}
            kind={file.ext}
            facts={[formatFileSize(file.size)]}
            download
          />
        ))}
      </DocumentList>
    </section>
  );
}

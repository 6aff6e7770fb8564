import type { ArticleDetail } from 'shared/contract/article';
import { DocumentList, DocumentRow } from 'shared/ui/document-row/document-row';
import { useWords } from '../../messages/words.ts';
import { byteSize } from '../../model/byte-size.ts';
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
            facts={[byteSize(file.size)]}
            download
          />
        ))}
      </DocumentList>
    </section>
  );
}

import type { ArticleDetail } from 'shared/contract/article';
import { useWords } from '../../messages/words.ts';
import { byteSize } from '../../model/byte-size.ts';
import css from './article.module.css';

/** Attachments with kind and size, known before anything is fetched. */
export function ArticleFiles({ files }: { files: ArticleDetail['attachments'] }) {
  const t = useWords();
  if (files.length === 0) return null;
  return (
    <section className={css['files']}>
      <h2 className={css['filesTitle']}>{t('article.files')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a className={css['file']} href={file.url} data-full="" download>
              <b className={css['kind']}>{file.ext.toUpperCase()}</b>
              <span>{file.name}</span>
              <small className={css['size']}>{byteSize(file.size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

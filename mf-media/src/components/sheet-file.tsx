import type { MediaSubject } from 'shared/contract/media/media-detail';
import { formatFileSize } from 'shared/contract/text/file-size';
import { useWords } from '../messages/words.ts';

/** A fact sheet as a PDF file, with its size; nothing where there is none. */
export function SheetFile({ subject: { name, sheet } }: { subject: Pick<MediaSubject, 'name' | 'sheet'> }) {
  const t = useWords();
  if (!sheet) return null;
  return (
    <a href={sheet.url} download>
      {t('facts.file', { size: formatFileSize(sheet.size) })}
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

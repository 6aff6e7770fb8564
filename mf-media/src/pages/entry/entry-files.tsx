import { usePage } from 'shared';
import type { MediaDetail } from 'shared/contract/media/media-detail';
import { formatFileSize } from 'shared/contract/text/file-size';
import { numberFormat } from 'shared/i18n/formats';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { OfferLinks } from '../../components/offer-links.tsx';
import { useWords } from '../../messages/words.ts';

/** Every original with its pixels and exact bytes; and every way to take them. */
export function EntryFiles({ entry: { item, files } }: { entry: MediaDetail }) {
  const t = useWords();
  const { lang } = usePage();
  if (files.length === 0) return <p className="legal">{t('item.unpublished')}</p>;
  const bytes = numberFormat(lang, {});
  const rows = files.map(({ name, size, width, height }) => ({
    key: name,
    cells: [
      name,
      width === undefined || height === undefined ? '–' : t('entry.pixels', { width, height }),
      t('entry.bytes', { size: formatFileSize(size), bytes: bytes.format(size) }),
    ],
  }));
  return (
    <section aria-labelledby="files">
      <SectionHead id="files" title={t('entry.files')} />
      <OfferLinks item={item} />
      <DataTable
        caption={t('entry.files')}
        quietCaption
        columns={[t('entry.file'), t('entry.resolution'), t('entry.size')]}
        rows={rows}
        narrow="stack"
      />
    </section>
  );
}

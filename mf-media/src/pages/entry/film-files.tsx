import { usePage } from 'shared';
import type { FilmDetail, FilmFile } from 'shared/contract/media/media-detail';
import { formatFileSize } from 'shared/contract/text/file-size';
import { LANG_CODE } from 'shared/contract/text/lang';
import { numberFormat } from 'shared/i18n/formats';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { nameOfLanguage } from '../../components/media-film.tsx';
import { useWords } from '../../messages/words.ts';

/** By the beginning of what a media type says of its codec; WebM files here are VP9. */
function formatOf({ type }: FilmFile): 'av1' | 'h264' | 'vp9' {
  if (type.includes('"av01')) return 'av1';
  return type.includes('"avc1') ? 'h264' : 'vp9';
}

/** Every file of a film and its captions, with exact bytes: plain links, which lead to the terms first. */
export function FilmFiles({ film: { files } }: { film: FilmDetail }) {
  const t = useWords();
  const { lang } = usePage();
  const bytes = numberFormat(lang, {});
  const rows = files.map((file) => {
    const { name, size, width, height, url } = file;
    const pixels = width === undefined || height === undefined ? '–' : t('entry.pixels', { width, height });
    const link = (
      <a key={name} href={`${url}&language=${LANG_CODE[lang]}`}>
        {file.lang === undefined ? t(`filmPage.formats.${formatOf(file)}`) : t('filmPage.subtitles')}
        {file.lang !== undefined && <span lang={file.lang}> {nameOfLanguage(file.lang)}</span>}
        <span className="visually-hidden"> {name}</span>
      </a>
    );
    return {
      key: name,
      cells: [link, pixels, t('entry.bytes', { size: formatFileSize(size), bytes: bytes.format(size) })],
    };
  });
  return (
    <section aria-labelledby="files">
      <SectionHead id="files" title={t('entry.files')} />
      <DataTable
        caption={t('entry.files')}
        quietCaption
        columns={[t('filmPage.format'), t('entry.resolution'), t('entry.size')]}
        rows={rows}
        narrow="stack"
      />
    </section>
  );
}

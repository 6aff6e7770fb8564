import path from 'node:path';
import sharp from 'sharp';
import type { Resolution } from 'shared/contract/media/media';
import type { Words } from '../../db/schema.ts';
import type { MediaRow } from '../library/library.service.ts';
import type { SourceFile } from './source-files.adapter.ts';

type Derived = Exclude<Resolution, 'original'>;

/** Longer side in pixels and dots per inch. */
const FORMS: Readonly<Record<Derived, { side: number; dpi: number }>> = {
  web: { side: 800, dpi: 72 },
  press: { side: 1600, dpi: 300 },
  print: { side: 3840, dpi: 300 },
};
const QUALITY = 90;
const PICTURES = new Set(['.avif', '.jpg', '.jpeg', '.png', '.tif', '.tiff', '.webp']);

/** Part of the key of every derived download: other encoders make other bytes. */
export const RENDITION_RECIPE = `jpeg ${QUALITY} sharp ${sharp.versions.sharp} vips ${sharp.versions.vips}`;

/** Whether a file is made anew for a resolution; what is no picture stays as it is. */
export function isDerived(name: string, resolution: Resolution): resolution is Derived {
  return resolution !== 'original' && PICTURES.has(path.extname(name).toLowerCase());
}

/** A picture with the words that go into it. */
export interface PictureToMake {
  source: SourceFile;
  item: MediaRow;
  caption: Words;
}

export interface Rendition {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A JPEG of the picture with its caption, credit and rights inside; never larger than the original is. */
export async function renditionOf(picture: PictureToMake, resolution: Derived): Promise<Rendition> {
  const { source, item, caption } = picture;
  const { side, dpi } = FORMS[resolution];
  const { data, info } = await sharp(source.path)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .withExif({ IFD0: { ImageDescription: caption.en, Artist: item.credit.en, Copyright: `© ${item.credit.en}` } })
    .withXmp(xmpOf(picture))
    .withDensity(dpi)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Pixels of a picture; null for what is none. */
export async function pixelsOf(source: SourceFile): Promise<{ width: number | null; height: number | null }> {
  if (!isDerived(source.name, 'web')) return { width: null, height: null };
  return sharp(source.path)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => ({ width: null, height: null }),
    );
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The fields that picture desks read (IPTC Core 1.3): description, title, creator, rights, credit. */
function xmpOf({ item: { title, credit }, caption }: PictureToMake): string {
  const inBoth = (words: { cn: string; en: string }) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(words.en)}</rdf:li><rdf:li xml:lang="zh-CN">${escaped(words.cn)}</rdf:li></rdf:Alt>`;
  const rights = { cn: `© ${credit.cn}`, en: `© ${credit.en}` };
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><dc:title>${inBoth(title)}</dc:title><dc:description>${inBoth(caption)}</dc:description><dc:rights>${inBoth(rights)}</dc:rights><dc:creator><rdf:Seq><rdf:li>${escaped(credit.en)}</rdf:li></rdf:Seq></dc:creator><photoshop:Credit>${escaped(credit.en)}</photoshop:Credit></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

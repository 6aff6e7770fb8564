import { LANGS, type Lang } from 'shared/contract/text/lang';
import { csvOf } from '../../../exports/csv.ts';
import type { BundlePlan, PlannedFile } from './bundle-plan.service.ts';
import { CAPTIONS, LICENCE, MANIFEST_COLUMNS, MANIFEST_NOTE } from './bundle.words.ts';

export interface Paper {
  name: string;
  bytes: Buffer;
}

/** What lies in every ZIP file beside its files: they follow from the plan alone, so that its size is known before it is made. */
export function papersOf(plan: BundlePlan): Paper[] {
  const texts = LANGS.flatMap((lang) => [
    { name: `CAPTIONS_${lang}.txt`, bytes: Buffer.from(captionsOf(plan, lang)) },
    { name: `LICENSE_${lang}.txt`, bytes: Buffer.from(LICENCE[lang](plan.group[lang])) },
  ]);
  return [{ name: 'manifest.csv', bytes: tableOf(plan) }, { name: 'manifest.json', bytes: listOf(plan) }, ...texts];
}

function tableOf({ files, group }: BundlePlan): Buffer {
  const rows = files.map(({ entry, item, caption, pixels, source }) => [
    entry,
    ...[item.title, caption, item.credit].flatMap((words) => [words.cn, words.en]),
    item.date,
    pixels?.width ?? null,
    pixels?.height ?? null,
    source.size,
    source.sha256,
  ]);
  return csvOf({ title: 'manifest', columns: MANIFEST_COLUMNS, rows, notes: [MANIFEST_NOTE(group)] });
}

/** The same for programs, named as the columns of the table are. */
function listOf({ files, group }: BundlePlan): Buffer {
  const list = files.map(({ entry, item, caption, pixels, source }) => ({
    file: entry,
    title: item.title,
    caption,
    credit: item.credit,
    date: item.date,
    width_px: pixels?.width ?? null,
    height_px: pixels?.height ?? null,
    size_bytes: source.size,
    sha256: source.sha256,
  }));
  return Buffer.from(`${JSON.stringify({ publisher: group, license: MANIFEST_NOTE(group), files: list }, null, 2)}\n`);
}

const captionsOf = ({ files }: BundlePlan, lang: Lang): string => files.map((file) => captionOf(file, lang)).join('\n');

/** As an editor pastes it below a picture. */
function captionOf({ entry, item, caption }: PlannedFile, lang: Lang): string {
  return `${entry}\n${item.title[lang]}\n${caption[lang]}\n${CAPTIONS[lang](item.credit[lang], item.date)}\n`;
}

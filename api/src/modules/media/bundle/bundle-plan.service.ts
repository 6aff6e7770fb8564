import { createHash } from 'node:crypto';
import type { Lang } from 'shared/contract/text/lang';
import { LICENCE } from './bundle.words.ts';
import { entryNames } from './entry-names.model.ts';
import type { SelectedFile } from '../selection.service.ts';
import type { SourceFile } from '../source-files.adapter.ts';

/** Raised with every change of what a ZIP file looks like for the same choice. */
const FORMAT = 2;

export interface PlannedFile extends SelectedFile {
  source: SourceFile;
  /** Name inside the ZIP file. */
  entry: string;
}

/** Everything that a ZIP file will hold. */
export interface BundlePlan {
  /** Hash of all of it: the same choice of the same content has the same bytes and the same address. */
  key: string;
  files: readonly PlannedFile[];
  group: Record<Lang, string>;
  /** `yyyy-MM-dd` of the newest entry. */
  day: string;
  /** What it is called on the visitor's disk. */
  fileName: string;
}

interface BundleInput {
  /** At least one. */
  files: readonly (SelectedFile & { source: SourceFile })[];
  /** Who publishes. */
  group: Record<Lang, string>;
}

export function planBundle({ files, group }: BundleInput): BundlePlan {
  const names = entryNames(files.map(({ name }) => name));
  const planned = files.map((file, at) => ({ ...file, entry: names[at] ?? file.name }));
  const days = files.map(({ item }) => item.date).toSorted();
  const day = days.at(-1) ?? '';
  return { key: keyOf(planned, group), files: planned, group, day, fileName: nameOf(day, files) };
}

function keyOf(files: readonly PlannedFile[], group: Record<Lang, string>): string {
  const described = files.map(({ entry, source, item, caption, pixels }) => [
    entry,
    source.sha256,
    item.date,
    pixels?.width,
    pixels?.height,
    ...[item.title, caption, item.credit].flatMap((words) => [words.cn, words.en]),
  ]);
  const licences = [LICENCE.cn(group.cn), LICENCE.en(group.en)];
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, described, licences]))
    .digest('hex');
}

/** `20261119_pack-guangzhou-show_6-files.zip`; several entries are a choice of the media library. */
function nameOf(day: string, files: readonly SelectedFile[]): string {
  const ids = new Set(files.map(({ item }) => item.id));
  const [only = ''] = ids;
  return `${day.replaceAll('-', '')}_${ids.size === 1 ? only : 'group-media'}_${files.length}-files.zip`;
}

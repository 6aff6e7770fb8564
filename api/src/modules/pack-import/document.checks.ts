import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { LANGS } from 'shared/contract/text/lang';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';

interface Use {
  file: string;
  at: string;
  url: string;
  size: number;
}

/** Reports, announcements and attachments must name files of `media/` and say how large they really are. */
export function documentFaults(pack: Pack, folder: string): PackFault[] {
  const uses: Use[] = [
    ...(['reports.json', 'special-topics.json'] as const).flatMap((file) =>
      pack[file].flatMap(({ id, url, size, english }) => [
        { file, at: id, url, size },
        ...(english ? [{ file, at: `${id}.english`, ...english }] : []),
      ]),
    ),
    ...pack['announcements.json'].flatMap(({ baseId: at, documents }) =>
      LANGS.flatMap((lang) => documents[lang] ?? []).map(({ url, size }) => {
        return { file: 'announcements.json', at, url, size };
      }),
    ),
    ...pack.articles.flatMap(({ baseId, attachments }) =>
      attachments.map(({ id, url, size }) => ({ file: `articles/${baseId}/article.json`, at: id, url, size })),
    ),
  ];
  return uses.flatMap((use) => faultOf(use, path.join(folder, 'media')) ?? []);
}

function faultOf({ file, at, url, size }: Use, media: string): PackFault | undefined {
  if (url === '') return size === 0 ? undefined : { file, path: `${at}.size`, rule: 'must be 0 without a document' };
  const name = url.startsWith(`${MEDIA_PREFIX}/`) ? url.slice(MEDIA_PREFIX.length + 1) : '';
  const found = /^[\w-]+\.pdf$/.test(name) && fs.statSync(path.join(media, name), { throwIfNoEntry: false });
  if (!found) return { file, path: `${at}.url`, rule: 'names a document that is not in media/' };
  return found.size === size
    ? undefined
    : { file, path: `${at}.size`, rule: `must be ${found.size}, which the document has` };
}

/** Every file of a sound is in `media/`, and is the one that is noted. */
export function soundFileFaults(pack: Pack, folder: string): PackFault[] {
  return pack['sounds.json'].flatMap(({ files }, at) =>
    files.flatMap(({ name, sha256 }) => {
      const rule = soundFault(path.join(folder, 'media', name), sha256);
      return rule === undefined ? [] : [{ file: 'sounds.json', path: `${at}.files`, rule: `${name} ${rule}` }];
    }),
  );
}

function soundFault(file: string, sha256: string): string | undefined {
  if (!fs.existsSync(file)) return 'is not in media/';
  const found = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return found === sha256 ? undefined : 'in media/ is another file than the one that is noted';
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';

/** Every file of a sound is in `media/`, and is the one that is noted. */
export function soundFileFaults(pack: Pack, folder: string): PackFault[] {
  return pack['sounds.json'].flatMap(({ files }, at) =>
    files.flatMap(({ name, sha256 }) => {
      const rule = faultOf(path.join(folder, 'media', name), sha256);
      return rule === undefined ? [] : [{ file: 'sounds.json', path: `${at}.files`, rule: `${name} ${rule}` }];
    }),
  );
}

function faultOf(file: string, sha256: string): string | undefined {
  if (!fs.existsSync(file)) return 'is not in media/';
  const found = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return found === sha256 ? undefined : 'in media/ is another file than the one that is noted';
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { mp4Facts } from '../src/mp4.ts';
import { MEDIA_ROOT, PACK_ROOT, readPackFile } from '../src/read-pack.ts';
import type { Film } from '../src/web-vtt.ts';

/*
 * `pnpm --filter content films`: writes what the files of every film are into `pack/films.json`: pixels and codecs as their
 * headers say, bytes and SHA-256. Run it after `pnpm --filter art films`, then `library`.
 */

type Edition = Film['editions'][number];

/** Best first. */
const ENDINGS = ['1080.av1.mp4', '1080.mp4', 'webm', 'mp4'];

function measured({ width, height }: Film, name: string): Edition | undefined {
  const at = new URL(name, MEDIA_ROOT);
  if (!existsSync(at)) return undefined;
  const file = readFileSync(at);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const about = { bytes: file.length, sha256 };
  if (name.endsWith('.webm')) return { name, type: 'video/webm', width, height, ...about };
  const { codecs, ...pixels } = mp4Facts(file);
  return { name, type: `video/mp4; codecs="${codecs}"`, ...pixels, ...about };
}

const noted = readPackFile('films.json').map((film) => {
  const editions = ENDINGS.flatMap((ending) => measured(film, `${film.file}.${ending}`) ?? []);
  return { ...film, editions };
});
await writeFile(new URL('films.json', PACK_ROOT), `${JSON.stringify(noted, null, 2)}\n`);
for (const { editions } of noted)
  for (const { name, type, width, height, bytes } of editions)
    console.log(`${name}: ${type}, ${width}x${height}, ${bytes} bytes`);

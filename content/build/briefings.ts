import { readFile, writeFile } from 'node:fs/promises';
import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { MEDIA_ROOT, PACK_ROOT } from '../src/read-pack.ts';
import { vttOf } from '../src/web-vtt.ts';
import { storyboards } from './briefings/storyboard.ts';

/*
 * `pnpm --filter content briefings`: makes of every briefing in `pack/results.json` what its film is drawn from
 * (`build/briefings.json`, for `pnpm --filter art films briefing`), its captions and chapters, and writes into the result
 * how long the film is and where its parts begin.
 */

/** Pixels, as `art` draws all films. */
const SIZE = { width: 960, height: 540 };

const boards = storyboards();
for (const { file, captions, chapters } of boards) {
  for (const lang of LANGS) {
    await writeFile(new URL(`${file}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT), vttOf(captions[lang]));
    await writeFile(new URL(`${file}.chapters.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT), vttOf(chapters[lang]));
  }
}
await writeJson(
  new URL('briefings.json', import.meta.url),
  boards.map(({ file, seconds, scenes }) => ({ file, seconds, scenes })),
);

const results = new URL('results.json', PACK_ROOT);
const listed = JSON.parse(await readFile(results, 'utf8')) as { id: string }[];
const noted = listed.map((result) => {
  const board = boards.find(({ id }) => id === result.id);
  if (!board) return result;
  const { file, seconds, begins } = board;
  return { ...result, film: { file, poster: `${file}-poster`, ...SIZE, seconds, begins } };
});
await writeJson(results, noted);
console.log(`${boards.length} briefings, ${boards.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} seconds`);

/** As `pnpm format` would leave it: short lists of values stay on one line. */
function writeJson(to: URL, value: unknown): Promise<void> {
  const text = JSON.stringify(value, null, 2).replace(/\[[^[\]{}]+\]/g, (list) =>
    list
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('[ ', '[')
      .replace(' ]', ']'),
  );
  return writeFile(to, `${text}\n`);
}

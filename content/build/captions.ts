import { writeFile } from 'node:fs/promises';
import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { MEDIA_ROOT, readPackFile } from '../src/read-pack.ts';
import { webVtt } from '../src/web-vtt.ts';

/* `pnpm --filter content captions`: makes `media/<film>.<language>.vtt` of the captions in `pack/films.json`. */

const films = readPackFile('films.json').filter(({ captions }) => captions.length > 0);
for (const film of films) {
  for (const lang of LANGS) {
    await writeFile(new URL(`${film.file}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT), webVtt(film, lang));
  }
}
console.log(`${films.length} films`);

import { writeFile } from 'node:fs/promises';
import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { MEDIA_ROOT, readPackFile } from '../src/read-pack.ts';
import { chaptersVtt, descriptionsVtt, webVtt } from '../src/web-vtt.ts';

/* `pnpm --filter content captions`: makes `media/<film>[.chapters|.descriptions].<language>.vtt` of `pack/films.json`. */

const films = readPackFile('films.json').filter(({ captions }) => captions.length > 0);
const durations = new Map(readPackFile('library.json').map(({ id, duration = 0 }) => [id, duration]));
for (const film of films) {
  for (const lang of LANGS) {
    const fileOf = (name: string) => new URL(`${name}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT);
    await writeFile(fileOf(film.file), webVtt(film, lang));
    const seconds = durations.get(film.id) ?? 0;
    await writeFile(fileOf(`${film.file}.chapters`), chaptersVtt(film, seconds, lang));
    await writeFile(fileOf(`${film.file}.descriptions`), descriptionsVtt(film, seconds, lang));
  }
}
console.log(`${films.length} films`);

import { z } from 'zod';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { packPage, pageBody, type PageBody } from 'shared/contract/content/page-body';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { picturesIn, soundsIn, withPictures, withSounds } from '../../model/page-pictures.ts';
import { findDocuments } from '../../imported/document.store.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { findSounds } from '../../imported/sound.store.ts';

const named = packPage.pick({ title: true, shortTitle: true });

/**
 * One page of the pack.
 * @throws {CallError} 40004 unknown; 40001 with `{languages}` when it is not in this language
 */
export async function findPage(
  { content, pictures }: Pick<Services, 'content' | 'pictures'>,
  lang: Lang,
  path: string,
): Promise<PageBody> {
  const parents = parentsOf(path);
  const rows = await findDocuments(content, [path, ...parents]);
  const texts = rows.filter(({ name }) => name === path);
  if (texts.length === 0) throw new CallError('40004');
  const languages = LANGS.filter((known) => texts.some(({ language }) => language === known));
  const text = texts.find(({ language }) => language === lang);
  if (!text) throw new CallError('40001', { languages });
  const [pictureOf, soundOf] = await Promise.all([
    findPictures(pictures, picturesIn(text.body), lang),
    findSounds(content, soundsIn(text.body)),
  ]);
  const shown = withSounds(withPictures(text.body, pictureOf), soundOf);
  const trail = parents.flatMap((parent) => {
    const found = rows.find(({ name, language }) => name === parent && language === lang);
    if (!found) return [];
    const { title, shortTitle } = z.object(named.shape).parse(found.body);
    return [{ path: parent, title: shortTitle ?? title }];
  });
  return pageBody.parse({ ...asObject(shown), path, languages, trail });
}

/** `/about/history/x` -> `/about`, `/about/history`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_segment, at) => `/${segments.slice(0, at + 1).join('/')}`);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

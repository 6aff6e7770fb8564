import type { Lang } from 'shared/contract/text/lang';
import { darkVariantName, type Picture } from 'shared/contract/content/picture';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Words } from '../db/schema.ts';
import type { PictureSource } from './pictures.store.ts';

export type PictureIndex = (name: string | null) => Picture | undefined;

/** The named pictures with their words in one language, and their dark variants. */
export async function findPictures(
  pictures: PictureSource,
  names: readonly (string | null)[],
  lang: Lang,
): Promise<PictureIndex> {
  const wanted = names.filter((name) => name !== null).flatMap((name) => [name, darkVariantName(name)]);
  const rows = await pictures.find(wanted);
  const index = new Map([...rows].map(([name, { alt, ...rest }]) => [name, { ...rest, alt: alt[lang] }]));
  return (name) => {
    const picture = name === null ? undefined : index.get(name);
    return picture && withDarkVariant(picture, index.get(darkVariantName(picture.name)));
  };
}

function withDarkVariant(picture: Picture, darkVariant: Picture | undefined): Picture {
  return darkVariant ? { ...picture, night: { name: darkVariant.name, alt: darkVariant.alt } } : picture;
}

/** What the named pictures show, in both languages. */
export async function findAltTexts(pictures: PictureSource, names: readonly string[]): Promise<Map<string, Words>> {
  return new Map([...(await pictures.find(names))].map(([name, { alt }]) => [name, alt]));
}

/** `{ picture }` or nothing: absent fields are left out of answers rather than sent as null. */
export function optionalPicture(picture: Picture | undefined): { picture?: Picture } {
  return picture ? { picture } : {};
}

/** Address of the largest file, in the format that every browser reads. */
export function pictureUrl(picture: Picture | undefined): string {
  return picture ? `${MEDIA_PREFIX}/${picture.name}-${Math.max(...picture.widths)}.webp` : '';
}

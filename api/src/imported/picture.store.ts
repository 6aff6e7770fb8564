import type { Lang } from 'shared/contract/text/lang';
import { darkVariantName, type Picture } from 'shared/contract/content/picture';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Db } from '../db/client.ts';
import type { Words } from '../db/schema.ts';

export type PictureIndex = (name: string | null) => Picture | undefined;

/** The named pictures with their words in one language, and their dark variants. */
export async function findPictures(db: Db, names: readonly (string | null)[], lang: Lang): Promise<PictureIndex> {
  const wanted = [...new Set(names.filter((name) => name !== null).flatMap((name) => [name, darkVariantName(name)]))];
  const rows = wanted.length ? await db.selectFrom('picture').selectAll().where('name', 'in', wanted).execute() : [];
  const index = new Map(rows.map(({ alt, ...rest }) => [rest.name, { ...rest, alt: alt[lang] }]));
  return (name) => {
    const picture = name === null ? undefined : index.get(name);
    return picture && withDarkVariant(picture, index.get(darkVariantName(picture.name)));
  };
}

function withDarkVariant(picture: Picture, darkVariant: Picture | undefined): Picture {
  return darkVariant ? { ...picture, night: { name: darkVariant.name, alt: darkVariant.alt } } : picture;
}

/** What the named pictures show, in both languages. */
export async function findAltTexts(db: Db, names: readonly string[]): Promise<Map<string, Words>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture')
    .select(['name', 'alt'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ name, alt }) => [name, alt]));
}

/** `{ picture }` or nothing: absent fields are left out of answers rather than sent as null. */
export function optionalPicture(picture: Picture | undefined): { picture?: Picture } {
  return picture ? { picture } : {};
}

/** Address of the largest file, in the format that every browser reads. */
export function pictureUrl(picture: Picture | undefined): string {
  return picture ? `${MEDIA_PREFIX}/${picture.name}-${Math.max(...picture.widths)}.webp` : '';
}

import { z } from 'zod';
import { LANGS } from '../text/lang.ts';
import { blockWith, pageLink, pageText, signer, tabsWith } from './page-blocks.ts';
import { picture } from './picture.ts';
import { sound } from './sound.ts';

/** A page of the content pack in one language: head, opening and blocks, in the order of reading. */
function pageBodyWith<P extends z.ZodType, S extends z.ZodType>(shownPicture: P, playedSound: S) {
  return z.strictObject({
    /** Title of the document and heading of the page; unique among the pages of a language. */
    title: pageText,
    /** For search engines and previews; unique among the pages of a language. */
    description: pageText,
    /** Name in menus, breadcrumbs and tiles when the title is too long for them. */
    shortTitle: pageText.optional(),
    opening: z.strictObject({
      /** The line above the title. */
      eyebrow: pageText.optional(),
      lead: pageText.optional(),
      /** Fills the opening; without it the page begins on paper. */
      picture: shownPicture.optional(),
      /** Whose page it is; the title is their name, a comma and their office. */
      signed: signer.optional(),
      links: z.array(pageLink).default([]),
    }),
    blocks: z.array(z.union([blockWith(shownPicture, playedSound), tabsWith(shownPicture, playedSound)])),
  });
}

/** Of a picture or a sound in the pack. */
const name = z.string().regex(/^[a-z0-9-]+$/);
/** `pages/<path>/<lang>.json` of the pack; a missing language file means that the page is not in that language. */
export const packPage = pageBodyWith(name, name);
export type PackPage = z.output<typeof packPage>;

/** Address below the language segment, without query: `/about/history`. */
const pagePath = z
  .string()
  .max(120)
  .regex(/^(\/[A-Za-z0-9-]+)+$/);

export const pageBodyQuery = z.strictObject({ path: pagePath });

export const pageBody = pageBodyWith(picture, sound).extend({
  path: pagePath,
  languages: z.array(z.enum(LANGS)),
  /** Pages above this one, nearest last, for the breadcrumb. */
  trail: z.array(z.strictObject({ path: pagePath, title: pageText })),
});
export type PageBody = z.output<typeof pageBody>;
export type PageBlock = PageBody['blocks'][number];
export type PlainBlock = z.output<ReturnType<typeof blockWith<typeof picture, typeof sound>>>;

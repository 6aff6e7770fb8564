import { z } from 'zod';
import { ACTIVITY_CATEGORIES } from '../booking/activity.ts';
import { SPECIAL_TOPIC_CODES, TOPIC_CODES } from './category.ts';
import { PROVINCE_CODES } from '../invest/provinces.ts';

/*
 * What a page of the content pack consists of. Every block is words, figures and pictures of one language; how it looks
 * is the business of the section that shows it. `P` is a picture, `S` a sound: its name in the pack, the whole of it on the wire.
 */

const text = z.string().trim().min(1);
const lines = z.array(text).min(1);
/** Markdown in the pack, sanitised HTML on the wire. */
const body = text;
/** Below the language segment with a leading `/`, a place on the page with `#`, or elsewhere (spec G-25). */
const url = z.string().regex(/^(\/|#|https?:|mailto:|tel:)/, 'must begin with /, #, http:, https:, mailto: or tel:');
/** A place on the page that links can lead to. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);
const link = z.strictObject({ label: text, url });
const share = z.number().positive().max(100);
/** Somebody who signs: their name in small Latin letters, as in addresses. */
export const signer = z.string().regex(/^[a-z]+(-[a-z]+)+$/);

/** What every block may begin with; a block without a heading belongs to the one above it. */
const top = { id: anchor.optional(), heading: text.optional(), lead: text.optional() };

function listOf<T extends z.ZodRawShape>(shape: T) {
  return z.array(z.strictObject(shape)).min(1);
}

function storyBlocks<P extends z.ZodType>(picture: P) {
  return [
    /** The picture stands below the heading, such as what somebody who tells a story shows. */
    z.strictObject({ kind: z.literal('prose'), ...top, body, picture: picture.optional() }),
    z.strictObject({ kind: z.literal('feature'), ...top, text: lines, picture, link: link.optional() }),
    z.strictObject({ kind: z.literal('scene'), ...top, text: lines, picture, link: link.optional() }),
    /** A silent loop of `films.json` by the name of its files; the picture is its poster. */
    z.strictObject({
      kind: z.literal('film'),
      ...top,
      film: z.string().regex(/^[a-z0-9-]+$/),
      picture,
      caption: text,
      link: link.optional(),
    }),
    z.strictObject({ kind: z.literal('quote'), ...top, text, by: text, role: text.optional() }),
    z.strictObject({
      kind: z.literal('gallery'),
      ...top,
      items: listOf({ picture, caption: text }),
    }),
    z.strictObject({
      kind: z.literal('hotspots'),
      ...top,
      picture,
      /** Per cent of the picture's width and height. */
      items: listOf({ x: z.number().min(0).max(100), y: z.number().min(0).max(100), title: text, text }),
    }),
    z.strictObject({ kind: z.literal('callout'), ...top, text: lines, links: z.array(link).min(1) }),
    z.strictObject({ kind: z.literal('code'), ...top, text: lines, url, caption: text }),
  ] as const;
}

/** What can be heard: a player that fetches nothing by itself, its drawing, and what is heard when, as text. */
function soundBlocks<S extends z.ZodType>(sound: S) {
  return [
    z.strictObject({
      kind: z.literal('sound'),
      ...top,
      /** Of `sounds.json`, by its id. */
      sound,
      /** Name of the player. */
      title: text,
      caption: text,
      /** `at` in seconds, in order; `mark` stands in the drawing, at what the sound follows then. */
      items: listOf({ at: z.number().nonnegative(), text, mark: text.optional() }),
    }),
  ] as const;
}

function yearBlocks<P extends z.ZodType>(picture: P) {
  return [
    z.strictObject({
      kind: z.literal('timeline'),
      ...top,
      /** `url` is where the entry is told at length, or its document. */
      items: listOf({ id: anchor, date: text, title: text, text, picture: picture.optional(), url: url.optional() }),
    }),
    /** A figure by years as a curve; every year leads to a place, such as its entry of the timeline below. */
    z.strictObject({
      kind: z.literal('curve'),
      id: anchor.optional(),
      caption: text,
      unit: text,
      items: listOf({ year: text, value: z.number().int().nonnegative(), url }),
    }),
    /** Figures by years as columns beside their table; null where a figure was not counted. Oldest year first. */
    z.strictObject({
      kind: z.literal('chart'),
      ...top,
      caption: text,
      unit: text,
      /** Name of the first column of the table. */
      axis: text,
      decimals: z.number().int().min(0).max(3),
      years: z.array(text).min(2),
      lines: listOf({ name: text, values: z.array(z.number().nonnegative().nullable()).min(2) }).max(4),
      note: text.optional(),
    }),
  ] as const;
}

function figureBlocks() {
  return [
    z.strictObject({
      kind: z.literal('figures'),
      ...top,
      items: listOf({ value: text, unit: text.optional(), label: text, note: text.optional() }),
    }),
    z.strictObject({ kind: z.literal('facts'), ...top, items: listOf({ term: text, text }) }),
    z.strictObject({
      kind: z.literal('table'),
      ...top,
      caption: text,
      columns: lines,
      rows: z.array(z.array(z.string())).min(1),
      note: text.optional(),
    }),
    z.strictObject({ kind: z.literal('steps'), ...top, items: listOf({ title: text, text }) }),
    /** A tree in the order of reading; `level` 1 is the root, and no item is more than one level below the one before. */
    z.strictObject({
      kind: z.literal('tree'),
      ...top,
      items: listOf({ level: z.number().int().min(1).max(5), name: text, note: text.optional() }),
    }),
    /** Who holds what; the parts of a company sum to 100 per cent. */
    z.strictObject({
      kind: z.literal('holdings'),
      ...top,
      items: listOf({
        name: text,
        note: text.optional(),
        parts: z
          .array(z.strictObject({ holder: text, share }))
          .min(1)
          .refine((parts) => Math.abs(parts.reduce((sum, part) => sum + part.share, 0) - 100) < 0.005, {
            error: 'must sum to 100',
          }),
      }),
    }),
    /** What there is in which province: a list on an abstract grid, never a map with borders (spec R-1). */
    z.strictObject({
      kind: z.literal('provinces'),
      ...top,
      caption: text,
      items: listOf({ code: z.enum(PROVINCE_CODES), name: text, value: z.number().int().positive() }),
    }),
  ] as const;
}

function careerBlocks() {
  return [
    /** Grades of a career on one or more paths, from the first; `next` are the ids of those that one can go on to. */
    z.strictObject({
      kind: z.literal('ladder'),
      ...top,
      next: text,
      items: listOf({
        id: anchor,
        path: text,
        name: text,
        years: text,
        text,
        next: z.array(anchor).default([]),
      }),
    }),
  ] as const;
}

function directoryBlocks<P extends z.ZodType>(picture: P) {
  return [
    z.strictObject({
      kind: z.literal('tiles'),
      ...top,
      items: listOf({ title: text, text: text.optional(), url, picture: picture.optional() }),
    }),
    z.strictObject({
      kind: z.literal('people'),
      ...top,
      /** All of them together, above who they are one by one. */
      group: z.strictObject({ picture, caption: text }).optional(),
      items: listOf({
        name: text,
        role: text,
        since: text.optional(),
        text: text.optional(),
        duties: z.array(text).default([]),
        picture: picture.optional(),
        /** A page about them. */
        url: url.optional(),
        signed: signer.optional(),
      }),
    }),
    /** Companies, plants, offices; `group` is what a visitor filters by. */
    z.strictObject({
      kind: z.literal('places'),
      ...top,
      items: listOf({ name: text, group: text, text, place: text.optional(), url: url.optional() }),
    }),
    z.strictObject({
      kind: z.literal('contacts'),
      ...top,
      items: listOf({
        id: anchor.optional(),
        name: text,
        text: text.optional(),
        phone: text.optional(),
        email: z.email().optional(),
        address: text.optional(),
        hours: text.optional(),
      }),
    }),
    z.strictObject({
      kind: z.literal('documents'),
      ...top,
      items: listOf({ title: text, url, size: z.number().int().nonnegative(), date: z.iso.date().optional() }),
    }),
    z.strictObject({ kind: z.literal('questions'), ...top, items: listOf({ question: text, answer: text }) }),
    /** What must be read and agreed to before going on (spec SCR-AutoGZ2020). */
    z.strictObject({ kind: z.literal('notice'), ...top, text: lines, agree: text, next: link }),
  ] as const;
}

const count = z.number().int().min(1).max(100);
const more = link.optional();

/** Blocks that show what the service keeps; the section asks for it when it makes the page. */
const listBlocks = [
  z.strictObject({ kind: z.literal('articles'), ...top, categories: z.array(text).min(1), count, more }),
  z.strictObject({ kind: z.literal('topicArticles'), ...top, topic: text, more }),
  z.strictObject({ kind: z.literal('topics'), ...top, category: z.enum(TOPIC_CODES), count, more }),
  z.strictObject({ kind: z.literal('activities'), ...top, category: z.literal(ACTIVITY_CATEGORIES), count, more }),
  z.strictObject({ kind: z.literal('reports'), ...top, category: z.enum(SPECIAL_TOPIC_CODES), count, more }),
  z.strictObject({ kind: z.literal('brands'), ...top, more }),
  z.strictObject({ kind: z.literal('visit'), ...top }),
] as const;

/** Every kind of block but tabs, which hold them. */
export function blockWith<P extends z.ZodType, S extends z.ZodType>(picture: P, sound: S) {
  return z.discriminatedUnion('kind', [
    ...storyBlocks(picture),
    ...soundBlocks(sound),
    ...yearBlocks(picture),
    ...figureBlocks(),
    ...careerBlocks(),
    ...directoryBlocks(picture),
    ...listBlocks,
  ]);
}

/** Blocks behind tabs that have addresses: `?tab=key`; the first is shown without one. */
export function tabsWith<P extends z.ZodType, S extends z.ZodType>(picture: P, sound: S) {
  return z.strictObject({
    kind: z.literal('tabs'),
    ...top,
    items: listOf({ key: anchor, label: text, blocks: z.array(blockWith(picture, sound)).min(1) }),
  });
}

export const pageLink = link;
export const pageText = text;

import type { PackPage } from 'shared/contract/content/page-body';
import type { Lang } from 'shared/contract/text/lang';
import { plainText } from '../../../model/plain-text.ts';
import type { SearchText } from '../../search/search-entry.service.ts';
import type { ContentRecord } from '../record.model.ts';
import type { Pack } from '../pack.reader.ts';
import { inEachLanguage, rowsOf, UNDATED } from './rows.model.ts';

type Block = PackPage['blocks'][number];
type PlainBlock = Exclude<Block, { kind: 'tabs' }>;

/** A block with the place on its page that leads to it. */
interface Placed {
  block: PlainBlock;
  url: string;
}

/** A page, and what on it is a thing of its own: people, places, ways to reach somebody, answers to questions. */
export function pageTexts({ key: path, rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'document').flatMap(({ language, body }) => {
    const page = JSON.parse(body) as PackPage;
    const entry = entryIn(language);
    const { title, description, opening } = page;
    const own = entry({
      type: 'page',
      id: path,
      title,
      tags: page.shortTitle === undefined ? [] : [page.shortTitle],
      summary: description,
      body: plainText(textIn([opening, page.blocks]).join(' ')),
      url: path,
      ...(opening.picture === undefined ? {} : { picture: opening.picture }),
    });
    const things = placedBlocks(path, page).flatMap((placed) => thingsIn(path, placed).map(entry));
    return [own, ...onceEach(things)];
  });
}

/** Pages that sections make, as the pack tells what they are about. */
export function sectionPageTexts(pages: Pack['search.json']['pages']): SearchText[] {
  return pages.flatMap(({ url, title, summary }) =>
    inEachLanguage({ type: 'page', id: url }, (lang) => ({ title: title[lang], summary: summary[lang], url })),
  );
}

type Thing = Pick<SearchText, 'type' | 'id' | 'title' | 'url'> & Partial<SearchText>;

const entryIn =
  (language: Lang) =>
  (thing: Thing): SearchText => ({
    published: UNDATED,
    category: '',
    tags: [],
    summary: '',
    body: '',
    ...thing,
    language,
  });

function placedBlocks(path: string, page: PackPage): Placed[] {
  return page.blocks.flatMap((block) => {
    const place = block.id === undefined ? '' : `#${block.id}`;
    if (block.kind !== 'tabs') return [{ block, url: path + place }];
    return block.items.flatMap(({ key, blocks }) =>
      blocks.map((inner) => ({
        block: inner,
        url: `${path}?tab=${key}${inner.id === undefined ? place : `#${inner.id}`}`,
      })),
    );
  });
}

function thingsIn(path: string, { block, url }: Placed): Thing[] {
  switch (block.kind) {
    case 'people':
      return block.items.map(({ name, role, text = '', duties, picture }) => ({
        type: 'person',
        id: `${path}/${name}`,
        title: `${name} · ${role}`,
        url,
        summary: text,
        body: duties.join(' '),
        picture: picture ?? null,
      }));
    case 'places':
      return block.items.map(({ name, group, text, place = '' }) => ({
        type: 'place',
        id: `${path}/${name}`,
        title: name,
        url,
        tags: [group],
        summary: [group, place, text].filter((part) => part !== '').join(' · '),
      }));
    case 'contacts':
      return block.items.map(({ name, text = '', phone = '', email = '', address = '', hours = '' }) => ({
        type: 'place',
        id: `${path}/${name}`,
        title: name,
        url,
        tags: block.heading ? [block.heading] : [],
        summary: [phone, email, address, hours, text].filter((part) => part !== '').join(' · '),
      }));
    case 'questions':
      return block.items.map(({ question, answer }) => ({
        type: 'answer',
        id: `${path}/${question}`,
        title: question,
        summary: answer,
        url,
      }));
    default:
      return [];
  }
}

/** A page may name somebody twice, as a director and as a manager: then the first tells of the second too. */
function onceEach(things: readonly SearchText[]): SearchText[] {
  return [...Map.groupBy(things, ({ type, id }) => `${type} ${id}`).values()].flatMap((same) => {
    const [first, ...others] = same;
    return first === undefined ? [] : [{ ...first, tags: [...first.tags, ...others.map(({ title }) => title)] }];
  });
}

/** What leads somewhere or names something is no text of the page. */
const NOT_TEXT = new Set([
  'kind',
  'id',
  'key',
  'url',
  'picture',
  'film',
  'sound',
  'signed',
  'code',
  'category',
  'categories',
  'topic',
]);

function textIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_TEXT.has(key) ? [] : textIn(inner)));
}

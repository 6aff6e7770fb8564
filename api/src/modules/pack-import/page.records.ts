import type { Row } from '../../db/content-rows.ts';
import type { ContentRecord } from './record.model.ts';
import type { PackPage } from 'shared/contract/content/page-body';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { picturesIn } from '../../model/page-pictures.ts';
import { articleHtml } from './article-html.model.ts';
import { withArticleLinks } from './article-links.model.ts';
import type { PackFault } from './pack-fault.model.ts';
import type { PackPageTexts } from './page.reader.ts';
import type { Pack } from './pack.reader.ts';

/** Pages as documents named by their path, with the Markdown of their prose made HTML. */
export function pageRecords(pack: Pack, faults: PackFault[]): ContentRecord[] {
  return pack.pages.map((page) => {
    faults.push(...faultsOf(pack, page));
    const rows = LANGS.flatMap((language): Row[] => {
      const text = page.texts[language];
      if (!text) return [];
      const body = JSON.stringify(htmlOf(pack, text, { language, file: fileOf(page, language), faults }));
      return [{ table: 'document', values: { name: page.path, language, body } }];
    });
    return { kind: 'page', key: page.path, rows };
  });
}

const fileOf = ({ path }: PackPageTexts, lang: Lang): string => `pages${path}/${lang}.json`;

function htmlOf(
  pack: Pack,
  page: PackPage,
  { language, file, faults }: { language: Lang; file: string; faults: PackFault[] },
): PackPage {
  const inHtml = <B extends { kind: string }>(block: B): B => {
    if (!('body' in block) || typeof block.body !== 'string') return block;
    const { html, unknownPictures } = articleHtml(withArticleLinks(block.body, language), (name) => {
      const found = pack['media.json'][name];
      return found && { ...found, name, alt: found.alt[language] };
    });
    faults.push(...unknownPictures.map((name) => ({ file, path: '', rule: `picture ${name} is not in media.json` })));
    return { ...block, body: html };
  };
  const blocks = page.blocks.map((block) =>
    block.kind === 'tabs'
      ? { ...block, items: block.items.map((item) => ({ ...item, blocks: item.blocks.map(inHtml) })) }
      : inHtml(block),
  );
  return { ...page, blocks };
}

function faultsOf(pack: Pack, page: PackPageTexts): PackFault[] {
  const { cn, en } = page.texts;
  const parity =
    cn && en && shapeOf(cn) !== shapeOf(en)
      ? [{ file: fileOf(page, 'en'), path: 'blocks', rule: 'must be of the same kinds and pictures as in cn.json' }]
      : [];
  return [...parity, ...LANGS.flatMap((lang) => textFaults(pack, page, lang))];
}

/** Both languages tell the same page: kinds of blocks, their places and pictures agree; words and their number need not. */
function shapeOf(page: PackPage): string {
  const kinds = page.blocks.map((block) =>
    block.kind === 'tabs' ? block.items.map(({ key, blocks }) => [key, blocks.map(({ kind }) => kind)]) : block.kind,
  );
  return JSON.stringify([kinds, page.blocks.map(({ id }) => id), picturesIn(page)]);
}

function textFaults(pack: Pack, page: PackPageTexts, lang: Lang): PackFault[] {
  const text = page.texts[lang];
  if (!text) return [];
  const file = fileOf(page, lang);
  const unknown = picturesIn(text).filter((name) => !Object.hasOwn(pack['media.json'], name));
  const plain = text.blocks.flatMap((block) =>
    block.kind === 'tabs' ? block.items.flatMap(({ blocks }) => blocks) : [block],
  );
  return [
    ...unknown.map((name) => ({ file, path: 'picture', rule: `picture ${name} is not in media.json` })),
    ...plain.flatMap((block, at) => blockFaults(pack, block).map((rule) => ({ file, path: `blocks.${at}`, rule }))),
  ];
}

/** What is heard when is within the sound, in its order. */
function soundFaults(pack: Pack, { sound, items }: Extract<PackPage['blocks'][number], { kind: 'sound' }>): string[] {
  const found = pack['sounds.json'].find(({ id }) => id === sound);
  if (!found) return [`sound ${sound} is not in the pack`];
  const isInOrder = items.every(
    ({ at }, index) => at <= found.seconds && (index === 0 || at > (items[index - 1]?.at ?? 0)),
  );
  return isInOrder ? [] : [`what is heard in sound ${sound} must be within it, in the order of time`];
}

/** Rules that one block's schema cannot see. */
function blockFaults(pack: Pack, block: PackPage['blocks'][number]): string[] {
  switch (block.kind) {
    case 'topicArticles':
      return pack['topics.json'].some(({ id }) => id === block.topic)
        ? []
        : [`topic ${block.topic} is not in the pack`];
    case 'film':
      return pack['films.json'].some(({ file }) => file === block.film)
        ? []
        : [`film ${block.film} is not in the pack`];
    case 'sound':
      return soundFaults(pack, block);
    case 'table':
      return block.rows.every((row) => row.length === block.columns.length) ? [] : ['every row needs every column'];
    case 'tree':
      return block.items.every(({ level }, at) => level <= (block.items[at - 1]?.level ?? 0) + 1)
        ? []
        : ['a level of the tree is left out'];
    case 'ladder': {
      const grades = new Set(block.items.map(({ id }) => id));
      return block.items.flatMap(({ id, next }) =>
        next.filter((to) => !grades.has(to)).map((to) => `grade ${id} leads to ${to}, which is not there`),
      );
    }
    default:
      return [];
  }
}

/** Citations of rules: `spec ID`, further ids after commas, in code, tests, comments and documents. */
import { FOLDER, KINDS, type Source } from './rules.ts';

export interface Citation {
  id: string;
  file: string;
  /** From 1. */
  line: number;
}

const ID = Object.values(KINDS).join('|');
const ONE_ID = new RegExp(ID, 'g');
/** A list may go on in the next line of a comment. */
const CITATION = new RegExp(String.raw`\b[Ss]pec ((?:${ID})(?:,\s+(?:\*\s+|//\s+)?(?:${ID})\b)*)`, 'g');
/** Ids of features are too short to be told from other words without `spec`. */
const LOOSE = new RegExp(
  String.raw`(?<![\w/-])(?:${Object.values(KINDS)
    .filter((form) => form !== KINDS['features.md'])
    .join('|')})\b`,
  'g',
);

/** How rules were cited before they had ids, or stood in documents that are not here. */
const OLD_FORMS: readonly [form: RegExp, name: string][] = [
  [/(?<!RFC \d+ )\u00A7/g, 'a section sign (it is for RFCs only)'],
  [/product[ ]specification/gi, 'the name of another document'],
  [/\bdesign\/[a-z-]+(?:\.md| \u00A7)?/g, 'a document of the design'],
  [/\bdecisions? (?:table )?(?:\d\.\d|[A-Z]-?\d+\b)/gi, 'a decision without `spec`'],
  [/\bfeatures? [A-Z]\d{1,2}\b/gi, 'a feature without `spec`'],
];

/** The map of the specification names ids as examples. */
const MAP = `${FOLDER}/README.md`;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

interface Span {
  id: string;
  at: number;
}

function citedSpans(text: string): Span[] {
  return [...text.matchAll(CITATION)].flatMap(({ 0: whole, 1: list = '', index }) => {
    const begin = index + whole.length - list.length;
    return [...list.matchAll(ONE_ID)].map(({ 0: id, index: at }) => ({ id, at: begin + at }));
  });
}

function looseSpans(text: string): Span[] {
  return [...text.matchAll(LOOSE)].map(({ 0: id, index }) => ({ id, at: index }));
}

/** Every citation of a text, in its order. */
export function citationsOf({ file, text }: Source): Citation[] {
  const spans = file === MAP ? looseSpans(text) : citedSpans(text);
  return spans.map(({ id, at }) => ({ id, file, line: lineOf(text, at) }));
}

/** Definitions, and everything that a citation covers, as blanks: what is left may name no rule. */
function withoutCitations(text: string): string {
  const blank = (found: string) => found.replaceAll(/\S/g, ' ');
  return text.replaceAll(CITATION, blank).replaceAll(/^- \*\*[^*]+\*\*/gm, blank);
}

/** What is wrong with the citations of one text. */
export function citationProblems(source: Source, known: ReadonlySet<string>): string[] {
  const { file, text } = source;
  const unknown = citationsOf(source).filter(({ id }) => !known.has(id));
  const loose = file === MAP ? [] : looseSpans(withoutCitations(text));
  const old = OLD_FORMS.flatMap(([form, name]) =>
    [...text.matchAll(form)].map(({ index }) => `${file}:${lineOf(text, index)}: ${name}; cite as "spec ID"`),
  );
  return [
    ...unknown.map(({ id, line }) => `${file}:${line}: ${id} is no rule of ${FOLDER}`),
    ...loose.map(({ id, at }) => `${file}:${lineOf(text, at)}: cite ${id} as "spec ${id}"`),
    ...old,
  ];
}

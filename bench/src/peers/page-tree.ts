/*
 * A page of ours as a neutral tree, for peers to make theirs from: tags, attributes and texts; what the service said is
 * a reference into its answers, so that every peer needs them.
 */
import { parseDocument } from 'htmlparser2';
import type { RecordedCall } from './recorded-calls.ts';
import { OURS } from './pages.ts';

type Key = string | number;
/** Where a text stands in the answers. */
interface Reference {
  $: Key[];
}
type Value = string | true | Reference;
export type TreeNode = string | Reference | [tag: string, attributes: Record<string, Value>, children: TreeNode[]];

export interface PageTree {
  lang: string;
  title: string;
  description: string;
  /** Addresses of style sheets. */
  styles: string[];
  /** Of the document's element. */
  attributes: Record<string, string>;
  body: TreeNode;
  calls: RecordedCall['message'][];
}

type Parsed = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Parsed, { attribs: unknown }>;

type Text = Extract<Parsed, { data: string }>;
/** Comments and declarations are none. */
const isText = (node: Parsed): node is Text => node.nodeType === TEXT_NODE;
const isElement = (node: Parsed): node is Element => 'attribs' in node;
/** `Node.TEXT_NODE` of the DOM standard. */
const TEXT_NODE = 3;
/** React writes them without a value. */
const BOOLEAN = new Set(['hidden', 'checked', 'required', 'disabled', 'open', 'readonly', 'autofocus', 'multiple']);
/** Shorter texts, such as separators, are everywhere. */
const SHORTEST = 2;
/** Scripts are what each side brings of its own. */
const SCRIPTS = new Set(['script', 'style', 'link']);

export function parse(html: string): Element[] {
  const options = { lowerCaseAttributeNames: false, lowerCaseTags: false, decodeEntities: true };
  return elementsBelow(parseDocument(html, options).children);
}

function elementsBelow(nodes: readonly Parsed[]): Element[] {
  return nodes.filter(isElement).flatMap((node) => [node, ...elementsBelow(node.children)]);
}

function remember(value: unknown, at: Key[], known: Map<string, Reference>): void {
  if (typeof value === 'string' && value.length >= SHORTEST) known.set(value, { $: at });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    remember(part, [...at, Array.isArray(value) ? Number(key) : key], known);
  }
}

function attributesOf({ attribs }: Element, known: ReadonlyMap<string, Reference>): Record<string, Value> {
  const own = Object.entries(attribs).map(([name, value]): [string, Value] => {
    if (value === '' && BOOLEAN.has(name.toLowerCase())) return [name, true];
    const isLink = name === 'href' && (value === OURS || value.startsWith(`${OURS}/`));
    return isLink ? ['to', value.slice(OURS.length)] : [name, known.get(value) ?? value];
  });
  return Object.fromEntries(own);
}

/** Files are no pages: what is not made for a visit stays an ordinary address. */
function treeOf(node: Parsed, known: ReadonlyMap<string, Reference>): TreeNode[] {
  if (isElement(node)) {
    if (SCRIPTS.has(node.name)) return [];
    const children = node.children.flatMap((child) => treeOf(child, known));
    return [[node.name, attributesOf(node, known), children]];
  }
  return isText(node) ? [known.get(node.data) ?? node.data] : [];
}

/** @param calls what our own page asked the service, with the answers */
export function pageTree(html: string, calls: readonly RecordedCall[]): PageTree {
  const elements = parse(html);
  const find = (name: string) => elements.find((element) => element.name === name);
  const root = find('html');
  const body = find('body');
  if (!root || !body) throw new Error('a page without html or body');
  const known = new Map<string, Reference>();
  for (const [at, { answer }] of calls.entries()) remember(answer, [at], known);
  const { lang = '', ...attributes } = root.attribs;
  const [title] = find('title')?.children ?? [];
  const [tree = ''] = treeOf(body, known);
  return {
    lang,
    attributes,
    title: title && 'data' in title ? title.data : '',
    description: elements.find(({ attribs }) => attribs['name'] === 'description')?.attribs['content'] ?? '',
    styles: elements.flatMap(({ attribs }) => (attribs['rel'] === 'stylesheet' ? [attribs['href'] ?? ''] : [])),
    body: tree,
    calls: calls.map(({ message }) => message),
  };
}

import { parseDocument } from 'htmlparser2';
import { PAGE_NAMES, type PageName } from './pages.ts';
import { parse } from './page-tree.ts';
import { addressOf, type Side } from './sides.ts';

/** How far a peer's page may be from ours, as a share. */
const TOLERANCE = 0.1;
/** What frameworks add to start themselves counts as script, not as page. */
const SCRIPTS = new Set(['script', 'link', 'style', 'meta']);

interface Measures {
  elements: number;
  /** Of the document without scripts, links and what is said of it. */
  bytes: number;
}

type Nodes = ReturnType<typeof parseDocument>['children'];

function scriptLength(nodes: Nodes, html: string): number {
  return nodes.reduce((sum, node) => {
    if (!('attribs' in node)) return sum;
    if (!SCRIPTS.has(node.name)) return sum + scriptLength(node.children, html);
    return sum + Buffer.byteLength(html.slice(node.startIndex ?? 0, (node.endIndex ?? 0) + 1));
  }, 0);
}

/** Elements and bytes of a document. */
export function measuresOf(html: string): Measures {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = parse(html).filter(({ name }) => !SCRIPTS.has(name)).length;
  return { elements, bytes: Buffer.byteLength(html) - scriptLength(children, html) };
}

const isNear = (value: number, ours: number) => Math.abs(value - ours) <= ours * TOLERANCE;

async function pageOf(side: Side, page: PageName): Promise<Measures> {
  const answer = await fetch(addressOf(side, page));
  if (!answer.ok) throw new Error(`${addressOf(side, page)} answers ${answer.status}`);
  return measuresOf(await answer.text());
}

/** @throws Error with every page that differs from ours by more than a tenth, in elements or bytes without scripts */
export async function refuseOtherPages(ours: Side, others: readonly Side[]): Promise<void> {
  const problems: string[] = [];
  for (const page of PAGE_NAMES) {
    const own = await pageOf(ours, page);
    for (const side of others) {
      const { elements, bytes } = await pageOf(side, page);
      const line = `${side.name}, ${page}: ${elements} elements of ${own.elements}, ${bytes} bytes of ${own.bytes}`;
      if (!isNear(elements, own.elements) || !isNear(bytes, own.bytes)) problems.push(line);
    }
  }
  if (problems.length > 0) throw new Error(`not the same pages:\n${problems.join('\n')}`);
}

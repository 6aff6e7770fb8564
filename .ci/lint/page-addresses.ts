/**
 * Addresses stand in the route tables and nowhere else: links inside a section are made with its `paths`, links to other
 * sections with its `links`, and the shell asks for what pages offer.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, nodesOf, type Node, type Rule } from './rule.ts';

const read = new Map<string, ReadonlySet<string>>();

/** The first segments of all pages below `root`: `invest` of `/invest/notice`. */
function pageSegments(root: string): ReadonlySet<string> {
  const known = read.get(root);
  if (known) return known;
  const tables = globSync('mf-*/src/routes.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const segments = new Set(
    tables.flatMap((text) => [...text.matchAll(/'\/([\w-]+)/g)].map(([, segment = '']) => segment)),
  );
  read.set(root, segments);
  return segments;
}

/** Whether a text begins with the path of a page. */
function beginsWithPage(text: string, root: string): boolean {
  const [, segment = ''] = /^\/([\w-]+)(?=$|[/?#])/.exec(text) ?? [];
  return pageSegments(root).has(segment);
}

/** Paths of the service and of files go on from a constant: `${API_PREFIX}/media`. */
const isPrefix = (node: Node | undefined) => nameOf(node).endsWith('PREFIX');

function textsOf(node: Node): string[] {
  const expressions = nodesOf(node['expressions']);
  return nodesOf(node['quasis']).flatMap((quasi, at) => {
    const { cooked } = quasi['value'] as { cooked: string };
    return isPrefix(expressions[at - 1]) ? [] : [cooked];
  });
}

function onTexts(check: (text: string, node: Node) => void): ReturnType<Rule['create']> {
  return {
    Literal: (node) => void (typeof node['value'] === 'string' && check(node['value'], node)),
    TemplateLiteral: (node) => textsOf(node).forEach((text) => check(text, node)),
  };
}

/** For everything that runs in a section, in the shell or in both. */
export const noPageAddress: Rule = {
  create: (context) =>
    onTexts((text, node) => {
      if (!beginsWithPage(text, context.cwd)) return;
      const message = `"${text}" is the address of a page: take it from \`paths\`, or name the page in \`links.ts\`.`;
      context.report({ node, message });
    }),
};

/** For the shell, which serves whatever sections there are. */
export const noSectionName: Rule = {
  create: (context) =>
    onTexts((text, node) => {
      if (text.startsWith('mf-'))
        context.report({ node, message: `The shell knows no section by name, so not "${text}".` });
    }),
};

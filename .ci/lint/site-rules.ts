/**
 * House rules that no ready-made plugin has, in the shape ESLint plugins have; oxlint runs them.
 * `disable-needs-reason`: a lint rule may be switched off only with ` -- why`.
 * `max-props`: a React component takes at most 8 props (variation by composition, not by props).
 * `no-visible-text`: words are data, so JSX holds no letters and no text attributes.
 */

type Node = { type: string; [key: string]: unknown };
type Report = { node: Node; message: string } | { loc: unknown; message: string };
type Comment = { value: string; loc: unknown };
type Context = {
  report(problem: Report): void;
  sourceCode: { getAllComments(): Comment[] };
};
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

const DISABLE = /^\s*(?:oxlint|eslint|stylelint)-disable/;

const disableNeedsReason: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (DISABLE.test(comment.value) && !/ -- \S.{9,}/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why the rule is switched off: `-- reason`.' });
        }
      }
    },
  }),
};

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}

function nameOf(node: unknown): string {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
}

const MAX_PROPS = 8;

const maxProps: Rule = {
  create(context) {
    const check = (node: Node, count: number) => {
      if (count > MAX_PROPS)
        context.report({ node, message: `${count} props; at most ${MAX_PROPS}. Compose parts instead.` });
    };
    const component = (node: Node, name: string) => {
      const first = nodesOf(node['params'])[0];
      if (/^[A-Z]/.test(name) && first?.type === 'ObjectPattern') check(first, nodesOf(first['properties']).length);
    };
    return {
      FunctionDeclaration: (node) => component(node, nameOf(node['id'])),
      VariableDeclarator(node) {
        const init = node['init'] as Node | null;
        if (init?.type === 'ArrowFunctionExpression') component(init, nameOf(node['id']));
      },
      TSTypeAliasDeclaration(node) {
        const shape = node['typeAnnotation'] as Node;
        if (!nameOf(node['id']).endsWith('Props') || shape.type !== 'TSTypeLiteral') return;
        check(node, nodesOf(shape['members']).length);
      },
      TSInterfaceDeclaration(node) {
        if (!nameOf(node['id']).endsWith('Props')) return;
        check(node, nodesOf((node['body'] as Node)['body']).length);
      },
    };
  },
};

const TEXT_ATTRIBUTES = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);
const LETTERS = /[\p{L}]{2,}/u;

const noVisibleText: Rule = {
  create(context) {
    const refuse = (node: Node) =>
      context.report({ node, message: 'Words are data: take this text from the messages, in both languages.' });
    return {
      JSXText(node) {
        if (LETTERS.test(String(node['value']))) refuse(node);
      },
      JSXAttribute(node) {
        const value = node['value'] as Node | null;
        const text = value?.type === 'Literal' ? String(value['value']) : '';
        if (TEXT_ATTRIBUTES.has(nameOf(node['name'])) && LETTERS.test(text)) refuse(node);
      },
    };
  },
};

export default {
  meta: { name: 'site' },
  rules: {
    'disable-needs-reason': disableNeedsReason,
    'max-props': maxProps,
    'no-visible-text': noVisibleText,
  },
};

/**
 * House rules that no ready-made plugin has, in the shape ESLint plugins have; oxlint runs them.
 * `disable-needs-reason`: a lint rule may be switched off only with ` -- why`.
 * `max-props`: a React component takes at most 8 props (variation by composition, not by props).
 * `no-visible-text`: words are data, so JSX holds no letters and no text attributes.
 * `no-private-words`: what is declared has the name that a textbook gives it (private-words.ts).
 * `no-page-address`, `no-section-name`: pages are linked to by what they are called (page-addresses.ts).
 * `no-markup-surgery`: rendered markup is output, never a source (rendered-markup.ts).
 * `no-sleep`: a test waits for what it needs (no-sleep.ts).
 * `no-silent-catch`: a program that runs for long drops nothing that went wrong (silent-catch.ts).
 * `no-sql`: stores alone ask the database (sql-outside-stores.ts).
 */
import { noSleep } from './no-sleep.ts';
import path from 'node:path';
import { noPageAddress, noSectionName } from './page-addresses.ts';
import { privateWordIn } from './private-words.ts';
import { noMarkupSurgery } from './rendered-markup.ts';
import { nameOf, nodesOf, type Node, type Rule } from './rule.ts';
import { noSilentCatch } from './silent-catch.ts';
import { noSql } from './sql-outside-stores.ts';

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

const noPrivateWords: Rule = {
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const check = (node: unknown) => {
      const message = privateWordIn(nameOf(node), file);
      if (message !== undefined) context.report({ node: node as Node, message });
    };
    /** Names that a pattern declares: of `{ a: b, c = 1, ...d }` those are `b`, `c` and `d`. */
    const declare = (pattern: unknown): void => {
      const node = pattern as Node | null;
      if (!node) return;
      if (node.type === 'Identifier') check(node);
      else if (node.type === 'ObjectPattern') for (const one of nodesOf(node['properties'])) declare(one);
      else if (node.type === 'ArrayPattern') for (const one of nodesOf(node['elements'])) declare(one);
      else declare(node['value'] ?? node['argument'] ?? node['left'] ?? node['parameter']);
    };
    const named = (node: Node) => check(node['id']);
    const keyed = (node: Node) => node['computed'] !== true && check(node['key']);
    const called = (node: Node) => {
      named(node);
      for (const parameter of nodesOf(node['params'])) declare(parameter);
    };
    return {
      VariableDeclarator: (node) => declare(node['id']),
      FunctionDeclaration: called,
      FunctionExpression: called,
      ArrowFunctionExpression: called,
      ClassDeclaration: named,
      PropertyDefinition: keyed,
      MethodDefinition: keyed,
      TSInterfaceDeclaration: named,
      TSTypeAliasDeclaration: named,
      TSPropertySignature: keyed,
      TSMethodSignature: keyed,
      ObjectExpression: (node) => nodesOf(node['properties']).forEach((one) => one.type === 'Property' && keyed(one)),
    };
  },
};

export default {
  meta: { name: 'site' },
  rules: {
    'disable-needs-reason': disableNeedsReason,
    'max-props': maxProps,
    'no-visible-text': noVisibleText,
    'no-private-words': noPrivateWords,
    'no-page-address': noPageAddress,
    'no-section-name': noSectionName,
    'no-markup-surgery': noMarkupSurgery,
    'no-sleep': noSleep,
    'no-silent-catch': noSilentCatch,
    'no-sql': noSql,
  },
};

/**
 * What is rendered is output. Who needs a part of it takes the data that it was made from, and who has to add something
 * leaves a slot for it: text that is searched in markup is gone in silence when the markup changes.
 */
import { nameOf, nodesOf, type Node, type Rule } from './rule.ts';

const READS = new Set([
  'replace',
  'replaceAll',
  'match',
  'matchAll',
  'search',
  'split',
  'indexOf',
  'slice',
  'substring',
]);
const ASKS = new Set(['exec', 'test']);
/** A tag, or an attribute with its value. */
const LIKE_MARKUP = /<\/?[a-z!]|\s[a-z-]+="/i;
const NAMED_MARKUP = /^(html|markup)$|(Html|Markup)$/;
const RENDERERS = /^renderTo(String|StaticMarkup)$/;

function isMarkup(node: Node | undefined): boolean {
  if (node?.type === 'MemberExpression') return NAMED_MARKUP.test(nameOf(node['property']));
  if (node?.type === 'CallExpression') return RENDERERS.test(nameOf(node['callee']));
  return NAMED_MARKUP.test(nameOf(node));
}

/** Of a string or a regular expression. */
function patternOf(node: Node | undefined): string {
  const regex = node?.['regex'] as { pattern: string } | undefined;
  if (regex) return regex.pattern;
  return typeof node?.['value'] === 'string' ? node['value'] : '';
}

export const noMarkupSurgery: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const callee = node['callee'] as Node;
      if (callee.type !== 'MemberExpression') return;
      const [name, subject] = [nameOf(callee['property']), callee['object'] as Node];
      const [first] = nodesOf(node['arguments']);
      const [text, pattern] = ASKS.has(name) ? [first, subject] : [subject, first];
      if (!READS.has(name) && !(ASKS.has(name) && patternOf(subject) !== '')) return;
      if (!isMarkup(text) && !LIKE_MARKUP.test(patternOf(pattern))) return;
      context.report({
        node,
        message: 'Rendered markup is output: take the data it was made from, or leave a slot in it.',
      });
    },
  }),
};

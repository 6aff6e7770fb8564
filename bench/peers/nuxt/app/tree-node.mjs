import { h } from 'vue';
import { NuxtLink } from '#components';

/** A browser's parser takes children out of a template, so that there is nothing to hydrate. */
const hasChildren = (tag) => tag !== 'template' || typeof document === 'undefined';

/** A page's tree as Vue nodes; links are the framework's own. */
export function nodeOf(node, mode) {
  if (typeof node === 'string') return node;
  const [tag, { to, ...attributes }, children] = node;
  const inner = hasChildren(tag) ? children.map((child) => nodeOf(child, mode)) : [];
  if (to === undefined) return h(tag, attributes, inner);
  return h(NuxtLink, { ...attributes, to: `/${mode}${to}` }, () => inner);
}

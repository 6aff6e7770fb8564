import { h } from 'vue';
import { NuxtLink } from '#components';

/** Vue hydrates what is in a template instead of the template; a hidden element shows as little. */
const elementOf = (tag, attributes, children) =>
  tag === 'template' ? h('div', { ...attributes, hidden: true }, children) : h(tag, attributes, children);

/** A page's tree as Vue nodes; links are the framework's own. */
export function nodeOf(node, mode) {
  if (typeof node === 'string') return node;
  const [tag, { to, ...attributes }, children] = node;
  // A slot may be asked again, and a node stands in one place only.
  const inner = () => children.map((child) => nodeOf(child, mode));
  return to === undefined
    ? elementOf(tag, attributes, inner())
    : h(NuxtLink, { ...attributes, to: `/${mode}${to}` }, inner);
}

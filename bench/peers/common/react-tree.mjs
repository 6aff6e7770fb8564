/* A page's tree as React elements, for both peers that are made of them. */
import { createElement } from 'react';

const NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', charset: 'charSet' };
const OF_INPUTS = { value: 'defaultValue', checked: 'defaultChecked' };
const camel = (name) =>
  name.startsWith('data-') || name.startsWith('aria-')
    ? name
    : name.replace(/[-:](.)/g, (_all, letter) => letter.toUpperCase());

function propsOf(tag, attributes) {
  const props = {};
  for (const name in attributes) {
    const known = tag === 'input' ? (OF_INPUTS[name] ?? NAMES[name]) : NAMES[name];
    props[known ?? camel(name)] = attributes[name];
  }
  return props;
}

/** @param link what makes a link to another page of the site: its properties, then its children */
export function elementOf(node, link) {
  if (typeof node === 'string') return node;
  const [tag, { to, ...attributes }, children] = node;
  const inner = children.map((child) => elementOf(child, link));
  // What is in a template cannot be hydrated; a hidden element shows as little.
  if (tag === 'template') return createElement('div', { ...propsOf(tag, attributes), hidden: true }, ...inner);
  const props = propsOf(tag, attributes);
  return to === undefined ? createElement(tag, props, ...inner) : link({ ...props, href: to }, inner);
}

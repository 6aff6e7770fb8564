import type { Words } from 'shared/contract/section/section';
import { expect, it } from 'vitest';
import { messages } from './by-language.ts';

function entries(words: Words, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : entries(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([place]) => place).toSorted((a, b) => a.localeCompare(b));

// Spec L1.
it('fills the same places in both languages', () => {
  const english = new Map(entries(messages.en));
  for (const [key, text] of entries(messages.cn)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
  }
});

it('holds no space between Han and Latin, which the browser draws itself', () => {
  const spaced = entries(messages.cn).filter(([, text]) => /\p{Script=Han} [\w{]|[\w}] \p{Script=Han}/u.test(text));
  expect(spaced).toEqual([]);
});

it('leaves no word empty, because an empty one would be shown as its key', () => {
  const empty = [...entries(messages.cn), ...entries(messages.en)].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

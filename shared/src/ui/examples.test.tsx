import { globSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../contract/text/lang.ts';
import { examplesIn, type ExamplesFile } from '../../gallery/example-set.ts';

const files = globSync('*/*/*.examples.tsx', { cwd: import.meta.dirname }).toSorted();
const all = await Promise.all(
  files.map(async (file) => {
    const module = (await import(/* @vite-ignore */ path.join(import.meta.dirname, file))) as ExamplesFile;
    return LANGS.flatMap((lang) =>
      Object.entries(examplesIn(module, lang)).map(([name, element]) => ({
        name: `${file} ${name} (${lang})`,
        element,
      })),
    );
  }),
);
const examples = all.flat();

/** Values of an attribute in the order of the document. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(String.raw`\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('examples of the design system', () => {
  it('exist for every component', () => {
    const components = globSync('*/*/*.css', { cwd: import.meta.dirname }).map((file) => file.split('/')[1]);
    const shown = files.map((file) => file.split('/')[1]);
    expect([...new Set([...components, 'picture'])].filter((name) => !shown.includes(name))).toEqual([]);
  });

  it.each(examples)('$name keeps to the content policy: no inline style, no script, no handler', ({ element }) => {
    const html = renderToStaticMarkup(element);
    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it.each(examples)('$name gives every link and every button a name', ({ element }) => {
    const html = renderToStaticMarkup(element);
    const controls = [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)];
    const nameless = controls.filter(([, , attributes = '', inner = '']) => {
      const text = inner.replaceAll(/<[^>]+>/g, '').trim();
      return text === '' && !/aria-label="[^"]+"/.test(attributes);
    });
    expect(nameless).toEqual([]);
  });

  it.each(examples)('$name refers to what is there', ({ element }) => {
    const html = renderToStaticMarkup(element);
    const ids = valuesOf(html, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    const referred = ['for', 'aria-describedby', 'aria-labelledby', 'popovertarget', 'commandfor'];
    const wanted = referred.flatMap((attribute) => valuesOf(html, attribute).flatMap((value) => value.split(' ')));
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

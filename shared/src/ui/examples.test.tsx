import { globSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

interface ExamplesFile {
  examples: Readonly<Record<string, ReactElement>>;
}

const files = globSync('*/*.examples.tsx', { cwd: import.meta.dirname }).toSorted();
const all = await Promise.all(
  files.map(async (file) => {
    const { examples } = (await import(/* @vite-ignore */ path.join(import.meta.dirname, file))) as ExamplesFile;
    return Object.entries(examples).map(([name, element]) => ({ name: `${file} ${name}`, element }));
  }),
);
const examples = all.flat();

describe('examples of the design system', () => {
  it('exist for every component', () => {
    const components = globSync('*/*.module.css', { cwd: import.meta.dirname }).map((file) => file.split('/')[0]);
    const shown = files.map((file) => file.split('/')[0]);
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
});

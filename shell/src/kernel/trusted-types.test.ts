import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const ASSET = ['/cn/mf/mf-a/entry.js', 'sha384-entry'] as const;

async function openKernel(factory?: object) {
  openWindow({ html: '' });
  if (factory) vi.stubGlobal('trustedTypes', factory);
  return import('./trusted-types.ts');
}

describe('a script', () => {
  it('of the constellation runs with the hash that its release names', async () => {
    const { createScript, learn } = await openKernel();
    learn([ASSET]);
    const script = createScript('https://www.example.com/cn/mf/mf-a/entry.js');
    expect(script.getAttribute('src')).toBe('/cn/mf/mf-a/entry.js');
    expect([script.integrity, script.crossOrigin, script.async]).toEqual(['sha384-entry', 'anonymous', true]);
  });

  it('that nobody named never runs', async () => {
    const { createScript, learn } = await openKernel();
    learn([ASSET]);
    expect(() => createScript('/cn/mf/mf-a/other.js')).toThrow('not a script of this constellation');
  });

  it('and HTML go through the one policy of the kernel, where browsers have policies', async () => {
    const policies: string[] = [];
    const { createScript, learn, parseHtml } = await openKernel({
      createPolicy: (
        name: string,
        rules: { createHTML(html: string): string; createScriptURL(url: string): string },
      ) => {
        policies.push(name);
        return { ...rules, createHTML: (html: string) => `<b>${rules.createHTML(html)}</b>` };
      },
    });
    learn([ASSET]);
    expect(createScript(ASSET[0]).integrity).toBe('sha384-entry');
    expect(parseHtml('<i>x</i>').firstElementChild?.outerHTML).toBe('<b><i>x</i></b>');
    expect(policies).toEqual(['kernel']);
  });
});

it('HTML of a page is parsed as it was written', async () => {
  const { parseHtml } = await openKernel();
  expect([...parseHtml('<p>a</p><p>b</p>').children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<p>a</p>',
    '<p>b</p>',
  ]);
});

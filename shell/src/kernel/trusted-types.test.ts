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
    expect(() => createScript('/cn/mf/mf-a/other.js')).toThrow('unknown script');
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

describe('HTML of a fragment', () => {
  async function shown(html: string): Promise<string> {
    const { parseHtml } = await openKernel();
    return [...parseHtml(html).children].map(({ outerHTML }) => outerHTML).join('');
  }

  it('of our pages stays as it was written, with the data of its islands', async () => {
    const page =
      '<h1 id="a" data-on="x">News</h1><a href="/cn/en/news?key=javascript:">javascript: the facts</a>' +
      '<script type="application/json">{"a":1}</script><svg><path d="M0 0"></path></svg>';
    expect(await shown(page)).toBe(page);
  });

  it('loses whatever would run', async () => {
    const hostile =
      '<script src="/cn/mf/shell/1/client/x.js"></script><img src="/a.png" onerror="alert(1)"><iframe srcdoc="<p>"></iframe>' +
      '<a href="java\nscript:alert(1)">a</a><form action=" JavaScript:alert(1)"></form><template><img onerror="x"></template>';
    expect(await shown(hostile)).toBe('<img src="/a.png"><a>a</a><form></form>');
  });

  it.each([
    ['<object data="/a"></object>', ''],
    ['<embed src="/a">', ''],
    ['<button formaction="javascript:alert(1)">a</button>', '<button>a</button>'],
    ['<a href="https://[">a</a>', '<a href="https://[">a</a>'],
    ['<a title="javascript:alert(1)">a</a>', '<a title="javascript:alert(1)">a</a>'],
    ['<p srcdoc="a">a</p>', '<p>a</p>'],
    ...['xlink:href', 'src', 'action', 'to', 'from', 'values'].map((name) => [
      `<p ${name}="javascript:alert(1)">a</p>`,
      '<p>a</p>',
    ]),
  ])('of %s leaves %j', async (html, left) => {
    expect(await shown(html)).toBe(left);
  });

  it('loses what would change the page around it', async () => {
    const html = '<base href="https://evil.example/"><meta http-equiv="refresh" content="0"><p>a</p>';
    expect(await shown(html)).toBe('<p>a</p>');
  });
});

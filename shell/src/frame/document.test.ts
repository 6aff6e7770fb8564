import { describe, expect, it } from 'vitest';
import type { Asset, Fragment } from 'shared/contract/section/section';
import { documentSlots } from './document.ts';
import { markup } from './markup/markup.ts';

const asset = (name: string): Asset => [`/cn/mf/${name}`, `sha384-${name}`];

function fragmentWith(change: Partial<Fragment['page']> = {}, title = 'Title'): Fragment {
  return {
    constellation: 'c1',
    url: '/cn/en/stock',
    status: 200,
    title,
    htmlLang: 'en',
    layout: 'default',
    headerTheme: 'light',
    head: [['meta', { name: 'description', content: 'a > "b"' }]],
    css: [asset('page.css')],
    html: '<h1>Page</h1>',
    languageHref: '/cn/cn/stock',
    page: { section: 'mf-x', lang: 'en', islands: [], words: {}, now: 0, js: [], ...change },
  };
}

const remote = { container: 'mf_x', entry: asset('entry.js'), runtime: asset('runtime.js') };

function documentOf(fragment: Fragment, marks: Asset | null = asset('marks.js')): string {
  const constellation = { id: 'c1', parts: {} };
  const scripts = { kernel: asset('kernel.js'), marks: marks ?? undefined };
  const around = { before: markup`<header></header>`, after: markup`<footer></footer>` };
  const pieces = documentSlots({ fragment, constellation, ...scripts, frameCss: [], ...around });
  return `${pieces.root} data-theme="dark"${pieces.head}<meta name="colour">${pieces.body}`;
}

describe('the document', () => {
  it('carries no script but the kernel, the marks and data', () => {
    const scripts = documentOf(fragmentWith()).match(/<script[^>]*>/g);
    expect(scripts).toHaveLength(4);
    expect(scripts?.filter((tag) => !tag.includes('application/json'))).toEqual([
      expect.stringContaining('kernel.js'),
      expect.stringContaining('marks.js'),
    ]);
  });

  it('has its scripts last: the kernel, which nothing waits for, and the marks, for which its end waits', () => {
    const last =
      '<script async src="/cn/mf/kernel.js" i></script><script src="/cn/mf/marks.js" i></script></body></html>';
    const withoutSums = (html: string) => html.replaceAll(/integrity="\S*" crossorigin="anonymous"/g, 'i');
    expect(withoutSums(documentOf(fragmentWith())).slice(-last.length)).toBe(last);
  });

  it('has none of the marks from an older web process', () => {
    expect(documentOf(fragmentWith(), null)).not.toContain('<script src');
  });

  // Spec M26.
  it('for frames of other sites has no script, no data and no manifest', () => {
    const html = documentOf({ ...fragmentWith(), isFramed: true });
    expect(html).not.toMatch(/<script|manifest/);
    expect(html).toContain('<h1>Page</h1>');
    expect(html).toContain('page.css');
  });

  it('tells machines in data what the page is, and lets nothing out of it', () => {
    const html = documentOf({ ...fragmentWith(), structured: [{ '@type': 'NewsArticle', headline: '</script><b>' }] });
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(block)).toEqual({ '@type': 'NewsArticle', headline: '</script><b>' });
  });

  it('loads itself again where no script runs, when its page wants that, and nowhere else', () => {
    expect(documentOf({ ...fragmentWith({}), refresh: 3 })).toContain(
      '<noscript><meta http-equiv="refresh" content="3"></noscript></head>',
    );
    expect(documentOf(fragmentWith({}))).not.toContain('http-equiv');
  });

  it('has icons for tabs and home screens, and a manifest in its language', () => {
    const html = documentOf(fragmentWith());
    for (const part of ['href="/favicon.ico"', 'icon-180.png', 'href="/cn/en/site.webmanifest"']) {
      expect(html).toContain(part);
    }
  });

  it('has the manifest of its page instead of the site’s, where the page has one', () => {
    const own: Fragment['head'] = [['link', { rel: 'manifest', href: '/cn/en/own.webmanifest' }]];
    const manifests = documentOf({ ...fragmentWith(), head: own }).match(/<link rel="manifest"[^>]*>/g);
    expect(manifests).toEqual(['<link rel="manifest" href="/cn/en/own.webmanifest" data-head="">']);
  });

  it('has a slot for the look in the root element, and one in the head for the colour around the page', () => {
    const html = documentOf(fragmentWith());
    expect(html).toMatch(/^<!doctype html><html lang="en" [^>]*data-theme="dark"><head>/);
    expect(html).toMatch(/<head>.*<meta name="colour">.*<\/head><body><header><\/header><main [^>]*><h1>Page<\/h1>/);
  });

  it('preloads nothing for a page without islands', () => {
    expect(documentOf(fragmentWith())).not.toContain('as="script"');
  });

  it('preloads exactly what a load island needs, with the pair that its script will have', () => {
    const islands = [{ name: 'chart', when: 'load' as const, props: {} }];
    const html = documentOf(fragmentWith({ islands, remote, js: [asset('island.js')] }));
    const preloads = html.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    expect(preloads.map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual([
      '/cn/mf/runtime.js',
      '/cn/mf/entry.js',
      '/cn/mf/island.js',
    ]);
    for (const tag of preloads) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
  });

  it('leaves the runtime to its visitor when islands wait', () => {
    const islands = [{ name: 'filter', when: 'visible' as const, props: {} }];
    expect(documentOf(fragmentWith({ islands, remote }))).not.toContain('as="script"');
  });

  it('cannot be broken out of by a title, an attribute or data', () => {
    const words = { evil: '</script><script>alert(1)</script>' };
    const html = documentOf(fragmentWith({ words }, '</title><img onerror=x>'));
    expect(html).toContain('<title>&lt;/title&gt;&lt;img onerror=x&gt;</title>');
    expect(html).toContain('content="a &gt; &quot;b&quot;"');
    expect(html.match(/<script/g)).toHaveLength(4);
  });
});

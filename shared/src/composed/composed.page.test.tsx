import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../contract/text/lang.ts';
import type { PlainBlock } from '../contract/content/page-body.ts';
import { createTranslator } from '../runtime/translate.ts';
import { definePage, defineServer } from '../server/define-server.tsx';
import type { ComposedData, Shown } from './composed-data.ts';
import { ComposedPage } from './composed.page.tsx';

const picture = { name: 'studio', width: 1600, height: 900, widths: [480, 1200], alt: 'A bright studio' };
const link = { label: 'Onward', url: '/about' };

type Plain = Extract<Shown, { kind: 'plain' }>['block'];

/** One of every kind that brings everything it shows. */
const every: { [K in Plain['kind']]: Extract<PlainBlock, { kind: K }> } = {
  prose: { kind: 'prose', heading: 'Prose head', body: '<p>Prose said</p>' },
  feature: { kind: 'feature', heading: 'Feature head', text: ['Feature said'], picture, link },
  scene: { kind: 'scene', heading: 'Scene head', text: ['Scene said'], picture },
  film: { kind: 'film', heading: 'Film head', film: 'loop-wind', picture, caption: 'Film said' },
  sound: {
    kind: 'sound',
    heading: 'Sound head',
    sound: {
      seconds: 40,
      levels: '00ff80',
      course: { most: 9000, levels: '0080ff' },
      files: [
        { name: 'engine.ogg', type: 'audio/ogg; codecs="opus"', bytes: 4096 },
        { name: 'engine.m4a', type: 'audio/mp4; codecs="mp4a.40.2"', bytes: 5120 },
      ],
    },
    title: 'Forty seconds',
    caption: 'Calculated',
    items: [
      { at: 0, text: 'Silence' },
      { at: 37, text: 'Sound said', mark: '9,000 rpm' },
    ],
  },
  quote: { kind: 'quote', text: 'Quote said', by: 'Somebody' },
  gallery: { kind: 'gallery', heading: 'Gallery', items: [{ picture, caption: 'Gallery said' }] },
  hotspots: {
    kind: 'hotspots',
    heading: 'Spots',
    picture,
    items: [{ x: 10, y: 20, title: 'Spot', text: 'Spot said' }],
  },
  callout: { kind: 'callout', heading: 'Callout', text: ['Callout said'], links: [link] },
  code: { kind: 'code', heading: 'Code', text: ['Code said'], url: 'https://x.example', caption: 'Scan me' },
  figures: { kind: 'figures', items: [{ value: '2,750', unit: 'dealers', label: 'Figures said' }] },
  facts: { kind: 'facts', heading: 'Facts', items: [{ term: 'Term', text: 'Facts said' }] },
  table: { kind: 'table', heading: 'Table', caption: 'Caption', columns: ['a', 'b'], rows: [['1', 'Table said']] },
  timeline: {
    kind: 'timeline',
    heading: 'Years',
    items: [{ id: 'y1997', date: '1997', title: 'First', text: 'Timeline said' }],
  },
  curve: {
    kind: 'curve',
    caption: 'Curve said',
    unit: 'vehicles',
    items: [
      { year: '1997', value: 0, url: '#y1997' },
      { year: '2025', value: 1_870_578, url: '#y2025' },
    ],
  },
  chart: {
    kind: 'chart',
    caption: 'Chart said',
    unit: 'vehicles',
    axis: 'Year',
    decimals: 0,
    years: ['2024', '2025'],
    lines: [{ name: 'Sales', values: [null, 1_870_578] }],
  },
  steps: { kind: 'steps', heading: 'Steps', items: [{ title: 'Step', text: 'Steps said' }] },
  tree: {
    kind: 'tree',
    heading: 'Tree',
    items: [
      { level: 1, name: 'Root' },
      { level: 2, name: 'Tree said' },
    ],
  },
  ladder: {
    kind: 'ladder',
    heading: 'Grades',
    next: 'Leads to',
    items: [
      { id: 'apprentice', path: 'Craft', name: 'Apprentice', years: 'Year 1', text: 'Ladder said', next: ['engineer'] },
      { id: 'engineer', path: 'Engineering', name: 'Engineer', years: 'Year 3', text: 'Owns a part', next: [] },
    ],
  },
  holdings: {
    kind: 'holdings',
    heading: 'Held',
    items: [{ name: 'Holdings said', parts: [{ holder: 'Group', share: 100 }] }],
  },
  provinces: {
    kind: 'provinces',
    heading: 'Map',
    caption: 'Dealers',
    items: [{ code: 'GD', name: 'Provinces said', value: 312 }],
  },
  tiles: { kind: 'tiles', heading: 'Tiles', items: [{ title: 'Tiles said', url: '/news' }] },
  people: {
    kind: 'people',
    heading: 'People',
    items: [{ name: 'People said', role: 'Chair', since: '2019', duties: ['Audit'] }],
  },
  places: {
    kind: 'places',
    heading: 'Places',
    items: [
      { name: 'Places said', group: 'Parts', text: 'x' },
      { name: 'Other', group: 'Cars', text: 'y' },
    ],
  },
  contacts: {
    kind: 'contacts',
    heading: 'Contacts',
    items: [{ name: 'Contacts said', phone: '400-000-0000', email: 'ir@chenyue.example' }],
  },
  documents: {
    kind: 'documents',
    heading: 'Files',
    items: [{ title: 'Documents said', url: 'https://x.example/a.pdf', size: 2048 }],
  },
  questions: { kind: 'questions', heading: 'Asked', items: [{ question: 'Why?', answer: 'Questions said' }] },
  notice: {
    kind: 'notice',
    heading: 'Read first',
    text: ['Notice said'],
    agree: 'I agree',
    next: { label: 'Next step', url: '#visit' },
  },
};

const page: ComposedData = {
  path: '/about/org',
  title: 'Organisation',
  opening: { links: [], lead: 'Who does what.' },
  shown: [],
  choice: { tab: '', group: 0 },
};

function rendered(shown: Shown[], lang: Lang = 'en', group = 0): string {
  return renderedPage({ ...page, shown, choice: { tab: '', group } }, lang);
}

function renderedPage(data: ComposedData, lang: Lang): string {
  const routes = { any: { pattern: '/any', layout: 'default', headerTheme: 'light', query: [], fresh: 60 } } as const;
  const load = () => Promise.reject(new Error('not needed'));
  const server = defineServer({
    name: 'x',
    routes,
    messages: { cn: {}, en: {} },
    pages: { any: definePage(load, ComposedPage) },
  });
  const request = { lang, path: '/about/org', params: {}, query: {}, now: 0, signal: AbortSignal.timeout(1000) };
  const trail = [{ name: 'About', href: '/cn/en/about' }, { name: 'Organisation' }];
  return server.render('any', { data, request, trail }, { lang, translator: createTranslator(lang, {}), now: 0 }).html;
}

const plain = (block: PlainBlock): Shown => ({ kind: 'plain', block }) as Shown;
const said = (kind: string) => `${kind[0]?.toUpperCase()}${kind.slice(1)} said`.replace('Hotspots', 'Spot');

describe('a page made of blocks', () => {
  it.each(Object.values(every))('says everything of $kind', (block) => {
    expect(rendered([plain(block)])).toContain(said(block.kind));
  });

  it('leads from a grade of a career to those that follow it', () => {
    const html = rendered([plain(every.ladder)]);
    expect(html).toMatch(/id="apprentice".*Leads to<\/span><a href="#engineer">Engineer<.*id="engineer"/s);
    expect(html).toMatch(/<a href="#apprentice">Apprentice<.*<a href="#engineer">Engineer<.*<svg.*id="apprentice"/s);
  });

  it('plays a sound only for who asks, and has all of it as text by the second', () => {
    const html = rendered([plain(every.sound)]);
    expect(html).toMatch(/<audio[^>]* controls="" preload="none" aria-label="Forty seconds"/);
    expect(html).toMatch(/<source src="\/cn\/media-files\/engine.ogg".*<source src="\/cn\/media-files\/engine.m4a"/s);
    expect(html).toMatch(/0:37<\/span><span>Sound said/);
    expect(html).toMatch(/<text[^>]*>9,000 rpm<\/text>/);
    expect(html).toContain('4.00 KB, fetched only when it is played.');
  });

  it('has one first heading and never leaves a level out', () => {
    const levels = [...rendered(Object.values(every).map(plain)).matchAll(/<h([1-6])[ >]/g)].map((at) => Number(at[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  });

  it('keeps to the content policy', () => {
    expect(rendered(Object.values(every).map(plain))).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('gives tabs addresses, the first one that of the page', () => {
    const tabs = [
      { key: 'leaders', label: 'Leaders' },
      { key: 'board', label: 'Board' },
    ];
    const html = rendered([{ kind: 'tabs', id: undefined, heading: undefined, tabs, current: 'board' }]);
    expect(html).toContain('href="/cn/en/about/org"');
    expect(html).toMatch(/href="\/cn\/en\/about\/org\?tab=board" aria-current="page"/);
  });

  it('filters places by a group, whose place is in the address because its name differs by language', () => {
    const parts = rendered([plain(every.places)], 'en', 1);
    expect(parts).not.toContain('Other');
    expect(parts).toMatch(/href="\/cn\/en\/about\/org\?group=1" aria-current="true">.*Parts/);
    expect(rendered([plain(every.places)])).toContain('Other');
  });

  it('names a mark in a picture by what is seen of it, its number, first (WCAG 2.5.3)', () => {
    expect(rendered([plain(every.hotspots)])).toContain('aria-label="1 Spot"');
  });

  it('shows below a heading what somebody tells of', () => {
    const html = rendered([plain({ ...every.prose, picture })]);
    expect(html).toMatch(new RegExp(`Prose head.*<img[^>]*alt="${picture.alt}".*Prose said`, 's'));
  });

  it('shows people together above who they are one by one, and how they sign', () => {
    const items = [{ name: '林叙', role: '主席', duties: [], signed: 'lin-xu' }];
    const html = rendered([plain({ ...every.people, group: { picture, caption: 'From left' }, items })], 'cn');
    expect(html).toMatch(
      /<figure.*<img[^>]*alt="A bright studio".*<figcaption[^>]*>From left<.*林叙.*lang="en">Lin Xu.*<svg/s,
    );
  });

  it('opens a page about somebody with their name, and says the title as it is', () => {
    const signed = { ...page, opening: { links: [], signed: 'lin-xu' } };
    const heading = (html: string) => /<h1[^>]*>(.*)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
    const english = renderedPage({ ...signed, title: 'Lin Xu, Vice-President, Air' }, 'en');
    expect(heading(english)).toBe('Lin Xu, Vice-President, Air');
    expect(english).toMatch(/>Lin Xu<\/span>.*>Vice-President, Air<\/span>.*<svg/s);
    expect(english).not.toContain('lang="en">Lin Xu');
    const chinese = renderedPage({ ...signed, title: '林叙，主席' }, 'cn');
    expect(heading(chinese)).toBe('林叙，主席');
    expect(chinese).toContain('lang="en">Lin Xu');
    expect(heading(renderedPage({ ...signed, title: '林叙' }, 'cn'))).toBe('林叙');
  });

  it('passes over what is younger than its release, and shows the rest', () => {
    const younger = { kind: 'hologram', heading: 'Younger' } as unknown as Plain;
    const html = rendered([plain(younger), plain(every.prose)]);
    expect(html).toContain('Prose said');
    expect(html).not.toContain('Younger');
  });

  it('says who is quoted and what they do', () => {
    const html = rendered([plain({ ...every.quote, role: 'Head of somewhere' })]);
    expect(html).toContain('Somebody');
    expect(html).toContain('Head of somewhere');
  });

  it('takes the context of the page from the package, of which a server has one', () => {
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    const byPath = sources.filter((file) =>
      readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('/page-context'),
    );
    expect(byPath).toEqual([]);
  });

  it('says quietly that a list is missing or empty', () => {
    const block = { kind: 'brands', heading: 'Brands' } as const;
    expect(rendered([{ kind: 'list', block, found: null }])).toContain('Nothing can be shown here right now');
    expect(rendered([{ kind: 'list', block, found: [] }], 'cn')).toContain('暂无内容');
  });

  it('leads back up', () => {
    expect(rendered([])).toMatch(/href="\/cn\/en\/about"[^>]*>About/);
  });
});

import type { MenuItem } from 'shared/contract/site/menu';
import { describe, expect, it } from 'vitest';
import { item } from '../testing/menu-items.ts';
import { sayIn, SITE } from '../testing/say.ts';
import { markup } from '../markup/markup.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import type { HeaderLink } from './header-links.ts';
import { header, headerContent } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { menuPanels } from './menu-panels.tsx';

const third = item('third', { url: '/news?days=7' });
const second = item('second', { url: '/news?column=A', sonMenu: [third] });
const news = item('news', { enName: 'News', sonMenu: [second, item('plain')] });
const topic = {
  id: 'topic',
  url: '/news/detail?baseid=show',
  title: 'The show',
  summary: 'What to see',
  picture: { name: 'show', width: 1600, height: 900, widths: [480, 800, 1600], alt: 'The stand' },
};
const menu = [news, item('contact', { enName: '', name: '联系' })];

const SHORTCUTS = [
  { href: '/cn/en/book', text: 'Book a visit', beside: false, counts: '' },
  { href: '/cn/en/media', text: 'Media centre', beside: true, counts: 'media-basket' },
];

interface Given {
  menu?: MenuItem[];
  path?: string;
  lang?: 'cn' | 'en';
  shortcuts?: HeaderLink[];
  search?: string | undefined;
}

function headerOf(given: Given = {}): string {
  const { lang = 'en', path = '/', shortcuts = SHORTCUTS } = given;
  const search = 'search' in given ? given.search : '/cn/en/search';
  const say = sayIn(lang);
  const links = { shortcuts, search, lower: { file: '/cn/en/menu/1.json', siteMap: '/cn/en/map' } };
  const props = { lang, say, path, ...links, site: SITE, menu: given.menu ?? menu };
  const languages = renderMarkup(<LanguageSwitch lang={lang} href="/cn/cn/news?column=A&amp;page=2" say={say} />);
  return header(headerContent(props), { here: `/cn/${lang}${path}`, languages, extra: markup`<p>Only here</p>` }).text;
}

describe('the panels of the menu', () => {
  const given = { lang: 'en', say: sayIn('en'), featured: [topic], constellation: 'one' } as const;
  const panelsOf = (items: MenuItem[], more: object = {}) => menuPanels({ items, ...given, ...more });

  it('have an entry each, with the second and third level', () => {
    const { panels } = panelsOf(menu);
    expect(panels).toHaveLength(2);
    expect(panels[0]).toMatch(/^<ul class="rows">.*Name second.*<ul class="third" data-menu-panel="">.*Name third/s);
    expect(panels[0]).toContain('href="/cn/en/news?days=7"');
    expect(panels[1], 'nothing is below it').toBe('');
  });

  it('show beside the rows what is featured, with a picture that comes when its panel opens and no larger than the card', () => {
    const [panel = ''] = panelsOf(menu).panels;
    expect(panel).toMatch(
      /class="card" href="\/cn\/en\/news\/detail\?baseid=show"><picture>.*loading="lazy".*The show.*What to see/s,
    );
    expect(panel).toContain('/show-800.avif 800w"');
    expect(panel).not.toMatch(/show-(480|1600)/);
    expect(panelsOf([item('contact', { sonMenu: [item('phone')] })]).panels.join('')).not.toContain('The show');
  });

  it('have another version where anything of them is another, the styles of the constellation among them', () => {
    const versions = [panelsOf(menu), panelsOf(menu), panelsOf([news]), panelsOf(menu, { constellation: 'two' })];
    const [first, again, ...others] = versions.map(({ version }) => version);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });
});

describe('the header', () => {
  it('leads home by its mark', () => {
    expect(headerOf()).toMatch(/<a [^>]*href="\/cn\/en" aria-label="Chenyue Automobile Group, home"/);
  });

  it('opens panels by native elements, one at a time', () => {
    expect(headerOf()).toMatch(/<details class="disclosure" name="menu" data-menu-disclosure=""><summary/);
  });

  it('links entries without children directly', () => {
    expect(headerOf({ menu: [item('contact')] })).not.toContain('<details class="disclosure"');
    expect(headerOf({ menu: [item('contact')] })).toContain('href="/cn/en/contact"');
  });

  it('marks names that are not in the language of the page', () => {
    expect(headerOf()).toContain('lang="zh-CN">联系</a>');
    expect(headerOf({ lang: 'cn' })).not.toContain('lang="zh-CN">联系</a>');
  });

  it('comes with the first link of every panel, and a way to all the others for whom no script brings them', () => {
    expect(headerOf()).toMatch(/href="\/cn\/en\/news">Overview<\/a><a [^>]*href="\/cn\/en\/map#map-news">All pages</);
    expect(headerOf()).not.toContain('/cn/en/news?column=A');
    expect(headerOf()).toContain('data-menu="/cn/en/menu/1.json"');
  });

  it('says where the page is in the menu, also to the script that brings its links', () => {
    expect(headerOf({ path: '/news?column=A' })).toContain('data-here="/cn/en/news?column=A"');
    expect(headerOf({ path: '/news' })).toContain('href="/cn/en/news" aria-current="page">Overview');
    expect(headerOf({ path: '/news/detail?baseid=x' })).toMatch(/data-current="".*News/s);
    expect(headerOf({ path: '/elsewhere' })).not.toContain('data-current');
  });

  it('leads to the same page in the other language', () => {
    expect(headerOf()).toMatch(
      /<a [^>]*href="\/cn\/cn\/news\?column=A&amp;page=2" lang="zh-CN" hrefLang="zh-CN"[^>]*data-language-switch="">中<\/a>/,
    );
    expect(headerOf()).toMatch(/<span [^>]*lang="en" aria-current="true">EN<\/span>/);
  });

  it('has room for what only one page brings', () => {
    expect(headerOf()).toMatch(/data-header-slot=""><p>Only here<\/p><\/div><\/header>$/);
  });

  it('leads to what pages offer, beside the page where they want it', () => {
    expect(headerOf()).toContain('href="/cn/en/media" target="_blank" rel="noopener"');
    expect(headerOf()).toMatch(/href="\/cn\/en\/book">Book a visit/);
  });

  it('searches by a plain form', () => {
    expect(headerOf()).toMatch(/<form [^>]*action="\/cn\/en\/search"[^>]*>.*name="key"/s);
    expect(headerOf()).not.toContain('method="post"');
  });

  it('offers only what is served', () => {
    const bare = headerOf({ shortcuts: [], search: undefined });
    expect(bare).not.toContain('Book a visit');
    expect(bare).not.toContain('Media centre');
    expect(bare).not.toContain('role="search"');
  });

  it('opens the search and gives its field the focus without any script', () => {
    expect(headerOf()).toMatch(/<button [^>]*popoverTarget="search-panel"/i);
    expect(headerOf()).toMatch(/<div [^>]*id="search-panel" popover="auto"/);
    expect(headerOf()).toMatch(/<input [^>]*autofocus="" [^>]*name="key"/);
  });

  it('is a disclosure and claims no menu role', () => {
    expect(headerOf()).not.toMatch(/role="menu/);
  });

  it('stands without menus while the service has never answered', () => {
    expect(headerOf({ menu: [] })).toContain('Book a visit');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import type { MenuItem } from 'shared/contract/menu';
import { describe, expect, it } from 'vitest';
import { item } from '../testing/menu-items.ts';
import { sayIn, SITE } from '../testing/say.ts';
import { Header } from './header.tsx';

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

interface Given {
  menu?: MenuItem[];
  path?: string;
  lang?: 'cn' | 'en';
  isServed?: (path: string) => boolean;
}

function header(given: Given = {}): string {
  const { lang = 'en', path = '/', isServed = () => true } = given;
  return renderToStaticMarkup(
    <Header
      lang={lang}
      site={SITE}
      menu={given.menu ?? menu}
      featured={[topic]}
      isServed={isServed}
      path={path}
      languageHref="/cn/cn/news"
      say={sayIn(lang)}
    />,
  );
}

describe('the header', () => {
  it('leads home by its mark', () => {
    expect(header()).toMatch(/<a [^>]*href="\/cn\/en" aria-label="Chenyue Automobile Group, home"/);
  });

  it('nests three levels', () => {
    expect(header()).toMatch(
      /News.*<ul class="rows">.*Name second.*<ul class="third" data-menu-panel="">.*Name third/s,
    );
    expect(header()).toContain('href="/cn/en/news?days=7"');
  });

  it('opens panels by native elements, one at a time', () => {
    expect(header()).toMatch(/<details class="disclosure" name="menu" data-menu-disclosure=""><summary/);
  });

  it('shows beside the rows what is featured, with a picture that comes when its panel opens and no larger than the card', () => {
    expect(header()).toMatch(
      /href="\/cn\/en\/news\/detail\?baseid=show"><picture>.*loading="lazy".*The show.*What to see/s,
    );
    expect(header()).toContain('/show-800.avif 800w"');
    expect(header()).not.toMatch(/show-(480|1600)/);
  });

  it('links entries without children directly', () => {
    expect(header({ menu: [item('contact')] })).not.toContain('<details class="disclosure"');
    expect(header({ menu: [item('contact')] })).toContain('href="/cn/en/contact"');
  });

  it('marks names that are not in the language of the page', () => {
    expect(header()).toContain('lang="zh-CN">联系</a>');
    expect(header({ lang: 'cn' })).not.toContain('lang="zh-CN">联系</a>');
  });

  it('says where the page is in the menu', () => {
    expect(header({ path: '/news?column=A' })).toContain('href="/cn/en/news?column=A" aria-current="page"');
    expect(header({ path: '/news/detail?baseid=x' })).toMatch(/data-current="".*News/s);
    expect(header({ path: '/elsewhere' })).not.toContain('data-current');
  });

  it('leads to the same page in the other language', () => {
    expect(header()).toMatch(
      /<a [^>]*href="\/cn\/cn\/news" lang="zh-CN" hrefLang="zh-CN"[^>]*data-language-switch="">中<\/a>/,
    );
    expect(header()).toMatch(/<span [^>]*lang="en" aria-current="true">EN<\/span>/);
  });

  it('opens the media centre beside the page', () => {
    expect(header()).toContain('href="/cn/en/media" target="_blank" rel="noopener"');
    expect(header()).toMatch(/href="\/cn\/en\/book">Book a visit/);
  });

  it('shows beside the rows of an entry the topic that belongs to it', () => {
    expect(header()).toMatch(/News.*<a class="card" href="\/cn\/en\/news\/detail\?baseid=show">.*The show/s);
    expect(header({ menu: [item('contact', { sonMenu: [item('phone')] })] })).not.toContain('The show');
  });

  it('searches by a plain form', () => {
    expect(header()).toMatch(/<form [^>]*action="\/cn\/en\/search"[^>]*>.*name="key"/s);
    expect(header()).not.toContain('method="post"');
  });

  it('offers only what is served', () => {
    const bare = header({ isServed: () => false });
    expect(bare).not.toContain('Book a visit');
    expect(bare).not.toContain('Media centre');
    expect(bare).not.toContain('role="search"');
  });

  it('keeps mobile menu and search apart without any script', () => {
    expect(header().match(/<details [^>]*name="tool"/g)).toHaveLength(2);
  });

  it('is a disclosure and claims no menu role', () => {
    expect(header()).not.toMatch(/role="menu/);
  });

  it('stands without menus while the service has never answered', () => {
    expect(header({ menu: [] })).toContain('Book a visit');
  });
});

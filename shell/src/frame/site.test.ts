import { describe, expect, it } from 'vitest';
import type { EarlierAssembly, SectionAssembly, SiteData } from 'shared/contract/section/frame';
import type { Asset, PageRequest, SectionServer } from 'shared/contract/section/section';
import { assemble } from './site.tsx';

const asset: Asset = ['/a.js', 'sha384-a'];
const files = { css: () => [], js: () => [] };
const site = { info: { name: 'Group', shortName: 'Group' }, brands: [] } as unknown as SiteData;
const outcome = { kind: 'page', head: { title: 'Wind', description: '' }, data: null } as const;

/** A section of one page, whose row names its header theme in one way or the other. */
const serverWith = (theme: object) =>
  ({
    routes: { wind: { pattern: '/wind', layout: 'default', query: [], fresh: 60, ...theme } },
    messages: { cn: {}, en: {} },
    render: () => ({ html: '<p>A page</p>', islands: [], words: {} }),
  }) as unknown as SectionServer;

function pageOf(section: SectionAssembly | EarlierAssembly) {
  const constellation = { id: 'c1', runtime: asset, parts: {}, sections: {} };
  const setup = { constellation, origin: 'https://x.example', kernel: asset, frameCss: [], finderCss: [] };
  const { match, page } = assemble({ ...setup, sections: { 'mf-a': section } });
  const found = match('/wind');
  if (!found) throw new Error('the section has no such page');
  const request = { lang: 'en', path: '/wind', params: {}, query: {}, now: 0 } as unknown as PageRequest;
  return page({ match: found, outcome, request, site });
}

describe('a page of a section', () => {
  it('has the header theme of its row', () => {
    const server = serverWith({ headerTheme: 'dark' });
    expect(pageOf({ server, door: server, ...files })).toMatchObject({ headerTheme: 'dark', html: '<p>A page</p>' });
  });

  it('is the same when an older web process hands the section over, and an older build wrote its row', () => {
    expect(pageOf({ door: serverWith({ ground: 'night' }), ...files })).toMatchObject({
      headerTheme: 'dark',
      html: '<p>A page</p>',
    });
    expect(pageOf({ door: serverWith({ ground: 'paper' }), ...files })).toMatchObject({ headerTheme: 'light' });
  });
});

import { describe, expect, it } from 'vitest';
import { nameProblems } from './names.ts';
import { sectionProblems } from './sections.ts';
import { serviceProblems } from './service-rooms.ts';
import { sizeProblems } from './sizes.ts';

const SECTION = [
  'README.md',
  'package.json',
  'rspack.config.ts',
  'tsconfig.json',
  'src/entry.client.ts',
  'src/entry.server.ts',
  'src/routes.ts',
  'src/paths.ts',
  'src/links.ts',
  'src/messages/cn.ts',
  'src/messages/en.ts',
  'src/model/price.ts',
  'src/components/card.tsx',
  'src/pages/list/list.page.tsx',
  'src/pages/list/list.load.ts',
  'src/pages/list/filter.island.tsx',
  'src/pages/about/about.page.tsx',
  'src/pages/about/intro/intro.module.css',
];

const withMore = (...more: string[]) => sectionProblems('mf-a', [...SECTION, ...more]);

describe('a section', () => {
  it('with the agreed rooms has no problem', () => {
    expect(withMore()).toEqual([]);
  });

  it('must have every needed room', () => {
    const files = SECTION.filter((path) => path !== 'src/entry.server.ts');
    expect(sectionProblems('mf-a', files)).toEqual(['mf-a/src/entry.server.ts: missing']);
  });

  it('has no room of its own invention', () => {
    expect(withMore('src/store/state.ts')).toEqual(['mf-a/src/store/state.ts: no such room in a section']);
    expect(withMore('notes.md')).toEqual(['mf-a/notes.md: no such room in a section']);
  });

  it('keeps each page in a folder of its name', () => {
    expect(withMore('src/pages/loose.page.tsx')).toHaveLength(1);
    expect(withMore('src/pages/list/other.page.tsx')).toEqual([
      'mf-a/src/pages/list/other.page.tsx: named after its folder: list.*',
    ]);
    expect(withMore('src/pages/list/notes.md')).toEqual(['mf-a/src/pages/list/notes.md: not a file of a page folder']);
    expect(withMore('src/pages/empty/part.tsx')).toEqual(['mf-a/src/pages/empty: has no .page.tsx of its name']);
  });

  it('keeps large parts of a page in folders below it, and what the page is called by above them', () => {
    expect(withMore('src/pages/list/chart/chart-panel.tsx')).toEqual([]);
    expect(withMore('src/pages/list/chart/list.load.ts')).toEqual([
      'mf-a/src/pages/list/chart/list.load.ts: stands in the folder of its page',
    ]);
    expect(withMore('src/pages/list/chart/axis/scale.ts')).toHaveLength(1);
  });

  it('keeps styles and components out of service, model and messages', () => {
    expect(withMore('src/service/find-visits.ts', 'src/service/find-visits.test.ts')).toEqual([]);
    expect(withMore('src/service/visits.tsx')).toEqual(['mf-a/src/service/visits.tsx: service holds plain .ts files']);
    expect(withMore('src/model/view.tsx')).toHaveLength(1);
    expect(withMore('src/messages/en.json')).toHaveLength(1);
  });
});

describe('the service', () => {
  it('with the agreed rooms has no problem', () => {
    const files = [
      'package.json',
      'src/app.ts',
      'src/db/client.ts',
      'src/modules/job/job.routes.ts',
      'src/modules/job/vacancies.model.test.ts',
      'src/modules/job/job-race.contract.test.ts',
      'src/modules/booking/waiting/waiting.store.ts',
    ];
    expect(serviceProblems(files)).toEqual([]);
  });

  it('has no room of its own invention and no loose file', () => {
    expect(serviceProblems(['src/core/clock.ts', 'src/visitor-commands.ts'])).toEqual([
      'api/src/core/clock.ts: no such room in the service',
      'api/src/visitor-commands.ts: no such room in the service',
    ]);
  });

  it('says of every file of a module what it does', () => {
    expect(serviceProblems(['src/modules/job/vacancies.ts'])).toHaveLength(1);
    expect(serviceProblems(['src/modules/job/vacancies.thing.ts'])).toHaveLength(1);
    expect(serviceProblems(['src/modules/job.model.ts'])).toHaveLength(1);
  });
});

describe('names', () => {
  it('are kebab-case with role suffixes', () => {
    expect(
      nameProblems(['shell/src/web/page-cache.test.ts', 'README.md', '.ci/run', 'docs/decisions/0001-a.md']),
    ).toEqual([]);
    expect(nameProblems(['shell/src/PageCache.ts'])).toHaveLength(1);
    expect(nameProblems(['shell/src/page_cache.ts'])).toHaveLength(1);
  });

  it('say what is inside', () => {
    expect(nameProblems(['shell/src/index.ts'])).toHaveLength(1);
    expect(nameProblems(['shell/src/utils/date.ts'])).toHaveLength(1);
    expect(nameProblems(['api/src/date.helpers.ts'])).toHaveLength(1);
  });

  it('are those of textbooks', () => {
    expect(nameProblems(['shell/src/kernel/load-door.ts'])).toHaveLength(1);
    expect(nameProblems(['shell/src/parts/search.ts'])).toEqual([]);
    expect(nameProblems(['mf-a/src/model/surroundings/price.ts'])).toHaveLength(1);
  });

  it('of the content pack are not ours', () => {
    expect(nameProblems(['content/articles/NEWS_2024/en.md'])).toEqual([]);
  });

  it("of a peer are its framework's, of what measures it ours", () => {
    expect(nameProblems(['bench/peers/nuxt/app/pages/[...address].vue'])).toEqual([]);
    expect(nameProblems(['bench/src/peers/[...address].ts'])).toHaveLength(1);
  });
});

describe('sizes', () => {
  const lines = (count: number) => () => 'x\n'.repeat(count);

  it('limit the entries of a folder', () => {
    const many = Array.from({ length: 21 }, (_, at) => `shell/src/web/part-${at}.ts`);
    expect(sizeProblems(many, lines(1))).toEqual(['shell/src/web/: 21 entries; at most 20']);
    expect(sizeProblems(many.slice(1), lines(1))).toEqual([]);
  });

  it('limit style sheets, READMEs and the entries of a section', () => {
    expect(sizeProblems(['shared/src/ui/styles/base.css'], lines(301))).toHaveLength(1);
    expect(sizeProblems(['README.md'], lines(61))).toHaveLength(1);
    expect(sizeProblems(['docs/decisions/README.md'], lines(61))).toEqual([]);
    expect(sizeProblems(['mf-a/src/entry.client.ts'], lines(21))).toHaveLength(1);
    expect(sizeProblems(['mf-a/src/entry.client.ts'], lines(20))).toEqual([]);
  });
});

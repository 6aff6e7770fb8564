import { expect, it } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { pageStyles } from './page-styles.ts';

const row = (pattern: string) => ({ pattern, layout: 'default', headerTheme: 'light', query: [], fresh: 60 });

const site = {
  releases: {
    'mf-a': {
      publicPath: '/cn/mf/mf-a/1/',
      css: { home: ['client/css/home.1.css', 'more.css'], news: ['n.css'], job: ['j.css'] },
    },
  },
  routes: {
    'mf-a': { home: row('/'), news: row('/news'), job: row('/jobs/:id'), bare: row('/bare') },
    'mf-gone': { old: row('/old') },
  },
} as unknown as Snapshot;

it('every page with an address of its own is named with its first stylesheet, and no other page is', () => {
  expect(pageStyles(site)).toEqual({ '': '/cn/mf/mf-a/1/client/css/home.1.css', '/news': '/cn/mf/mf-a/1/n.css' });
});

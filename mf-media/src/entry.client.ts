import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-media',
  islands: {
    'media-filter': async () => {
      // Before the island, which would stay broken for every retry if it were evaluated without its router.
      await import('shared/router');
      return import(/* webpackChunkName: "island-media-filter" */ './pages/library/media-filter.island.tsx');
    },
  },
});

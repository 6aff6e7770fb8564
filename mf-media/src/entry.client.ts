import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-media',
  islands: {
    'media-filter': () =>
      import(/* webpackChunkName: "island-media-filter" */ './pages/library/media-filter.island.tsx'),
  },
});

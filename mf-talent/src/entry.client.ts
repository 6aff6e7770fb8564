import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-talent',
  islands: {
    'programme-filter': () =>
      import(/* webpackChunkName: "island-programme-filter" */ './pages/programmes/programme-filter.island.tsx'),
  },
});

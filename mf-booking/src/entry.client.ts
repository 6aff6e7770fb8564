import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-booking',
  islands: {
    'visit-notice': () => import(/* webpackChunkName: "island-visit-notice" */ './pages/book/visit-notice.island.tsx'),
  },
});

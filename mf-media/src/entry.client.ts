import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-media',
  islands: {
    'media-cards': () => import(/* webpackChunkName: "island-media-cards" */ './pages/library/media-cards.island.tsx'),
  },
});

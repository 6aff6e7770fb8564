import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-media',
  islands: {
    'download-progress': () =>
      import(/* webpackChunkName: "island-download-progress" */ './pages/download/download-progress.island.tsx'),
    'entry-view': () => import(/* webpackChunkName: "island-entry-view" */ './pages/entry/entry-view.island.tsx'),
    'live-countdown': () =>
      import(/* webpackChunkName: "island-live-countdown" */ './pages/live/live-countdown.island.tsx'),
    'media-basket': () =>
      import(/* webpackChunkName: "island-media-basket" */ './pages/basket/media-basket.island.tsx'),
    'media-cards': () => import(/* webpackChunkName: "island-media-cards" */ './pages/library/media-cards.island.tsx'),
  },
});

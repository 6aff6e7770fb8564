import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-content',
  islands: {
    'vehicle-viewer': () =>
      import(/* webpackChunkName: "island-vehicle-viewer" */ './components/viewer/vehicle-viewer.island.tsx'),
  },
});

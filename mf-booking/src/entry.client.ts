import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-booking',
  islands: {
    'visit-calendar': () =>
      import(/* webpackChunkName: "island-visit-calendar" */ './pages/book/visit-calendar.island.tsx'),
    'visit-flow': () => import(/* webpackChunkName: "island-visit-flow" */ './pages/visit/visit-flow.island.tsx'),
    'waiting-place': () =>
      import(/* webpackChunkName: "island-waiting-place" */ './pages/waiting/waiting-place.island.tsx'),
    'visit-manage': () => import(/* webpackChunkName: "island-visit-manage" */ './pages/visit/visit-manage.island.tsx'),
  },
});

import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-booking',
  islands: {
    'visit-calendar': () =>
      import(/* webpackChunkName: "island-visit-calendar" */ './pages/book/visit-calendar.island.tsx'),
    'visit-flow': () => import(/* webpackChunkName: "island-visit-flow" */ './pages/visit/visit-flow.island.tsx'),
    'visit-ticket': () =>
      import(/* webpackChunkName: "island-visit-ticket" */ './pages/ticket/visit-ticket.island.tsx'),
    'waiting-status': () =>
      import(/* webpackChunkName: "island-waiting-status" */ './pages/waiting/waiting-status.island.tsx'),
    'visit-manage': () => import(/* webpackChunkName: "island-visit-manage" */ './pages/visit/visit-manage.island.tsx'),
  },
});

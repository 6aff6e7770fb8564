import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-invest',
  islands: {
    'briefing-film': () =>
      import(/* webpackChunkName: "island-briefing-film" */ './pages/briefing/briefing-film.island.tsx'),
    'stock-chart': () => import(/* webpackChunkName: "island-stock-chart" */ './pages/stock/stock-chart.island.tsx'),
  },
});

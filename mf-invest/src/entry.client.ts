import { defineSection } from 'shared';

export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-invest',
  islands: {
    'stock-chart': () => import(/* webpackChunkName: "island-stock-chart" */ './pages/stock/stock-chart.island.tsx'),
  },
});

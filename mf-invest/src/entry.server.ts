import { loadComposed } from 'shared/composed/load';
import { definePage, defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadStock } from './pages/stock/stock.load.ts';
import { StockPage } from './pages/stock/stock.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-invest',
  routes,
  messages: { cn, en },
  pages: { composed: definePage(loadComposed, ComposedPage), stock: definePage(loadStock, StockPage) },
});

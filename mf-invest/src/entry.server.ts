import { definePage, defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { loadStock } from './pages/stock/stock.load.ts';
import { StockPage } from './pages/stock/stock.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-invest',
  routes,
  messages: { cn, en },
  pages: { stock: definePage(loadStock, StockPage) },
});

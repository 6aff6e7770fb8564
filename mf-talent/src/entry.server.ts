import { loadComposed } from 'shared/composed/load';
import { definePage, defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadProgrammes } from './pages/programmes/programmes.load.ts';
import { ProgrammesPage } from './pages/programmes/programmes.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-talent',
  routes,
  messages: { cn, en },
  pages: { composed: definePage(loadComposed, ComposedPage), programmes: definePage(loadProgrammes, ProgrammesPage) },
});

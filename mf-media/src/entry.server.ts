import { definePage, defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { loadLibrary } from './pages/library/library.load.ts';
import { LibraryPage } from './pages/library/library.page.tsx';
import { loadTopic } from './pages/topic/topic.load.ts';
import { TopicPage } from './pages/topic/topic.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-media',
  routes,
  messages: { cn, en },
  pages: { library: definePage(loadLibrary, LibraryPage), topic: definePage(loadTopic, TopicPage) },
});

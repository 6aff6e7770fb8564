import { defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

export const section = defineServer({ name: 'mf-media', routes, messages: { cn, en }, pages });

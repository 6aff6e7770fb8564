import { defineServer } from 'shared/server';
import { messages } from './messages/by-language.ts';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

export const section = defineServer({ name: 'mf-content', routes, messages, pages });

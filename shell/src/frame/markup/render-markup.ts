import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markup } from './markup.ts';

/** What React writes is escaped already. */
export const renderMarkup = (node: ReactNode): Markup => new Markup(renderToStaticMarkup(node));

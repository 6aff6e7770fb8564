/*
 * The wind tunnel of pages that have one: fetched when the page has come to rest, or with the first movement over it. The page starts
 * this file once more as a worker, which draws: no press waits for a picture (docs/decisions/0110).
 */
import { drawForPage } from './wind/air-drawing.ts';
import { attendPages } from './wind/attend-pages.ts';

if ('document' in globalThis) attendPages((document.currentScript as HTMLScriptElement | null)?.src ?? '');
else drawForPage(globalThis);

/* The singleton `shared/server`, provided by the shell: what only the server renders with. */
/** @public the type of every app's table of pages, which declarations name */
export type { PageModule } from './define-server.tsx';
export { definePage, defineServer, type PageProps } from './define-server.tsx';
export { useLinks, useTrail } from './page-links.ts';
export { Island } from './render-island.tsx';

/* The singleton `shared/server`, provided by the shell: what only the server renders with. */
export { definePage, defineServer, type PageModule, type PageProps } from './define-server.tsx';
export { Island } from './render-island.tsx';

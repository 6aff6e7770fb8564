import { pathsOf } from 'shared/contract/section/paths';
import { routes } from './routes.ts';

/** The addresses of this section, typed by its routes. */
export const paths = pathsOf(routes);

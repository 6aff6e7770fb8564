import { sectionPreset } from 'shared/build/section-preset';
import { queryValues as values } from './src/query-values.ts';
import { routes } from './src/routes.ts';

export default sectionPreset({ name: 'mf-talent', owner: 'talent', folder: import.meta.dirname, routes, values });

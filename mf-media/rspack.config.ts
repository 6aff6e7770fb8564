import { sectionPreset } from 'shared/build/section-preset';
import { queryValues as values } from './src/query-values.ts';
import { routes } from './src/routes.ts';

export default sectionPreset({
  name: 'mf-media',
  owner: 'media-relations',
  folder: import.meta.dirname,
  routes,
  values,
});

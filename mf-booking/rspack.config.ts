import { sectionPreset } from 'shared/build/section-preset';
import { links } from './src/links.ts';
import { queryValues as values } from './src/query-values.ts';
import { routes } from './src/routes.ts';

export default sectionPreset({
  name: 'mf-booking',
  owner: 'pavilion',
  folder: import.meta.dirname,
  routes,
  links,
  values,
  policies: ['stored-page'],
});

import { sectionPreset } from 'shared/build/section-preset';
import { links } from './src/links.ts';
import { queryValues as values } from './src/query-values.ts';
import { routes } from './src/routes.ts';

export default sectionPreset({
  name: 'mf-content',
  owner: 'team-content',
  folder: import.meta.dirname,
  routes,
  values,
  links,
  blockPages: ['concept'],
  browserOnly: ['three'],
});

import { createRequire } from 'node:module';
import { sectionPreset } from 'shared/build/section-preset';
import { links } from './src/links.ts';
import { queryValues as values } from './src/query-values.ts';
import { routes } from './src/routes.ts';

const highcharts = createRequire(import.meta.url)('highcharts/package.json') as { version: string };

export default sectionPreset({
  name: 'mf-invest',
  owner: 'investor-relations',
  folder: import.meta.dirname,
  routes,
  values,
  links,
  blockPages: ['education', 'report', 'chapter'],
  // A second copy in one tab throws, because it makes its Trusted Types policy anew (see README.md).
  shares: { 'highcharts/es-modules/masters/highstock.src.js': { version: highcharts.version, policy: 'highcharts' } },
  cleaned: [
    { file: /highcharts\/es-modules\/Core\/Renderer\/HTML\/AST\.js$/, module: 'src/pages/stock/chart/chart-markup.ts' },
  ],
});

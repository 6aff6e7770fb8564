import { addressIn, sections, sitePages } from '../../fixtures/site-pages.ts';
import type { Columns } from './measured-visits.ts';

/** A page that is rendered for every visitor; those that stand by are shown whatever fails. */
export const pageOf = (section: string) =>
  sitePages.find(
    ({ section: owner, route }) =>
      owner === section && route.probe !== undefined && route.offers?.standby === undefined,
  )?.path ?? '';

/** What stands beside a section. */
export const OTHERS = ['other sections', 'shell', 'home', 'health', 'soft navigation'] as const;

/** Home is a page of this one: it waits where its section is at fault, but it always comes. */
export const HOME_OF = 'mf-content';

/** Addresses of everything beside a section. */
export function columnsBeside(origin: string, section: string): Columns {
  const others = sections.filter((name) => name !== section);
  const paths: Readonly<Record<(typeof OTHERS)[number], readonly string[]>> = {
    'other sections': others.map((name) => addressIn('en', pageOf(name))),
    shell: ['/cn/en/nowhere'],
    home: ['/cn/en'],
    health: ['/health/live', '/health/ready'],
    'soft navigation': [`/cn/_f/en${pageOf(others[0] ?? '')}`],
  };
  return Object.fromEntries(Object.entries(paths).map(([name, list]) => [name, list.map((path) => origin + path)]));
}

/** What they are answered with. */
export const EXPECTED: Readonly<Record<(typeof OTHERS)[number], number>> = {
  'other sections': 200,
  shell: 404,
  home: 200,
  health: 200,
  'soft navigation': 200,
};

import type { State } from './state.ts';

/** The section that fails on the site of the pictures, so that the screen for it can be seen. */
export const DEAD_SECTION = 'mf-talent';

/** Only where {@link DEAD_SECTION} fails. */
export const deadStates: readonly State[] = [{ name: 'screen-application-error', path: '/talent' }];

/** What stands in for a page. */
export const screenStates: readonly State[] = [
  { name: 'screen-route-not-found', path: '/no-such-page' },
  // An article in Chinese only: the other language has the screen in its place.
  { name: 'screen-no-language', path: '/news/detail?baseid=apprentice-skills' },
  { name: 'screen-no-chinese', path: '/news/detail?baseid=supplier-open-day' },
  { name: 'screen-not-found', path: '/news/detail?baseid=no-such-article' },
];

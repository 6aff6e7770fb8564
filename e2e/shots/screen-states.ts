import type { State } from './state.ts';

/** What stands in for a page. */
export const screenStates: readonly State[] = [
  { name: 'screen-route-not-found', path: '/no-such-page' },
  // An article in Chinese only: the other language has the screen in its place.
  { name: 'screen-no-language', path: '/news/detail?baseid=apprentice-skills' },
  { name: 'screen-no-chinese', path: '/news/detail?baseid=supplier-open-day' },
  { name: 'screen-not-found', path: '/news/detail?baseid=no-such-article' },
];

import type { ScreenName } from 'shared/contract/section/section';

/** @returns the HTTP status of a screen: a fault of ours is one (500), and everything else is not there (404), 408 included (spec G-7) */
export const statusOf = (screen: ScreenName): 404 | 500 => (screen === 'application-error' ? 500 : 404);

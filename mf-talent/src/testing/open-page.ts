import { openPageOf } from 'shared/testing/open-page';
import { section } from '../entry.server.ts';

export type { Circumstances } from 'shared/testing/open-page';

/** A page as a visitor gets it, and what it asked the service for. */
export const openPage = openPageOf(section, '/talent');

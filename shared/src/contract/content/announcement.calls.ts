import { defineCalls } from '../call/call-row.ts';
import { announcementFilter, announcementPage } from './announcement.ts';

export const ANNOUNCEMENT_CALLS = defineCalls({
  'topic/rootPage': {
    method: 'POST',
    request: announcementFilter,
    response: announcementPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'Announcements of one market. 5 a page by default, at most 100. Sizes in bytes.',
    reference: 'spec CALL-topic-rootPage',
  },
});

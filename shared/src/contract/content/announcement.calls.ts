import { defineCalls } from '../call/call-row.ts';
import { z } from 'zod';
import {
  announcementDetail,
  announcementFilter,
  announcementList,
  announcementPage,
  announcementSearch,
} from './announcement.ts';

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
  'announcement/page': {
    method: 'POST',
    request: announcementSearch,
    response: announcementList,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary:
      'Announcements by market, category, year and keyword, newest first, with what each other answer would give.',
    reference: 'spec CALL-announcement-page, I11',
  },
  'announcement/detail': {
    method: 'POST',
    request: z.strictObject({ baseId: z.string().min(1).max(64) }),
    response: announcementDetail,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: ['40001'],
    summary: 'One announcement with its text and document; not there before the minute in which it is published.',
    reference: 'spec CALL-announcement-detail, ERR-no-version',
  },
});

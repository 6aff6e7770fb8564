import type { ANNOUNCEMENT_CALLS } from 'shared/contract/content/announcement.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { announcementDetail, announcementList, announcements } from './announcement.service.ts';

export const announcementCalls = (services: Services): Handlers<typeof ANNOUNCEMENT_CALLS> => ({
  'topic/rootPage': (filter, lang) => announcements(services, lang, filter),
  'announcement/page': (search, lang) => announcementList(services, lang, search),
  'announcement/detail': ({ baseId }, lang) => announcementDetail(services, lang, baseId),
});

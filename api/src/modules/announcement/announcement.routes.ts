import type { ANNOUNCEMENT_CALLS } from 'shared/contract/content/announcement.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { announcements } from './announcement.service.ts';

export const announcementCalls = (services: Services): Handlers<typeof ANNOUNCEMENT_CALLS> => ({
  'topic/rootPage': (filter, lang) => announcements(services, lang, filter),
});

import type { Calls, Services } from '../../call-table.ts';
import { announcements } from './announcement.service.ts';

export const announcementCalls = (services: Services): Calls<'topic/rootPage'> => ({
  'topic/rootPage': (filter, lang) => announcements(services, lang, filter),
});

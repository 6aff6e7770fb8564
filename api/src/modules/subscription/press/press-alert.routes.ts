import type { PRESS_ALERT_CALLS } from 'shared/contract/media/press-alert.calls';
import type { Handlers, VisitorServices } from '../../../calls/call-table.ts';
import { requestSubscription } from '../subscription.service.ts';
import { changePressAlerts, pressAlertChoices, pressColumns } from './press-alert.service.ts';

export const pressAlertCalls = (services: VisitorServices): Handlers<typeof PRESS_ALERT_CALLS> => ({
  'pressAlert/add': ({ email, ...choices }, lang, request) =>
    requestSubscription(services, { list: 'press', email, lang, request, chosen: () => pressColumns(choices) }),
  'pressAlert/detail': ({ token }) => pressAlertChoices(services, token),
  'pressAlert/change': (body) => changePressAlerts(services, body),
});

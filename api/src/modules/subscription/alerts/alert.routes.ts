import type { ALERT_CALLS } from 'shared/contract/invest/alert.calls';
import type { Handlers, VisitorServices } from '../../../calls/call-table.ts';
import { requestSubscription } from '../subscription.service.ts';
import { alertChoices, changeAlerts, choiceColumns } from './alert.service.ts';

export const alertCalls = (services: VisitorServices): Handlers<typeof ALERT_CALLS> => ({
  'alert/add': ({ email, ...choices }, lang, request) =>
    requestSubscription(services, { list: 'alerts', email, lang, request, chosen: () => choiceColumns(choices) }),
  'alert/detail': ({ token }) => alertChoices(services, token),
  'alert/change': (body) => changeAlerts(services, body),
});

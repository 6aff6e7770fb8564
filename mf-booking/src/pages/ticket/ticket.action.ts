import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { OPENED, VISIT_STATE, visitStateOf } from '../../model/form-states.ts';
import { NO_VISIT } from '../../model/visit-view.ts';
import { paths } from '../../paths.ts';
import { runVisitAction } from '../../service/manage-visit.ts';
import { findMeetingPoint, ticketHead } from './ticket.load.ts';
import type { TicketData } from './ticket-view.ts';

/** The ticket of a link by a plain form, to be printed. */
export async function actOnTicket(
  { fields, lang }: FormRequest,
  services: ActionServices,
): Promise<ActionOutcome<TicketData>> {
  const place = await findMeetingPoint(services);
  const view = await runVisitAction(services.api, { ...NO_VISIT, token: fields['token'] ?? '' }, 'see');
  const state = { to: paths.ticket.href(lang, OPENED), name: VISIT_STATE, value: visitStateOf(view) };
  return { kind: 'page', head: ticketHead(lang), data: { place, view }, state };
}

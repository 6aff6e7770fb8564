import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { MeetingPoint } from '../../components/stored/held-ticket.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { OPENED, readVisit } from '../../model/form-states.ts';
import { NO_VISIT } from '../../model/visit-view.ts';
import { runVisitAction } from '../../service/manage-visit.ts';
import type { TicketData } from './ticket-view.ts';

/** Nobody's way in: whoever has a ticket has a link. */
export function ticketHead(lang: PageRequest['lang']): Head {
  const { held } = lang === 'cn' ? cn : en;
  return { title: held.title, description: held.lead, trail: trailTo(lang, held.title), noindex: true };
}

export async function findMeetingPoint({ api }: Pick<LoadServices, 'api'>): Promise<MeetingPoint> {
  const { name, address, phone } = await api.call('booking/pavilion', {});
  return { name, address, phone };
}

/** The same for everybody, but for what a plain form led to: the secret of a link reaches the browser only. */
export async function loadTicket(request: PageRequest, services: LoadServices): Promise<Outcome<TicketData>> {
  const place = await findMeetingPoint(services);
  const state = request.query['opened'] === OPENED.opened ? readVisit(request.states) : null;
  const view = state ? await runVisitAction(services.api, { ...NO_VISIT, token: state.token }, 'see') : NO_VISIT;
  return { kind: 'page', head: ticketHead(request.lang), data: { place, view } };
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDay } from 'shared/contract/text/calendar-day';
import type { VisitorServices } from '../calls/call-table.ts';
import { dayOf } from '../model/shanghai-time.ts';
import { closeDay } from '../modules/booking/desk/close-day.service.ts';
import { checkIn, type Arrival } from '../modules/booking/desk/gate.service.ts';
import { isReference } from '../modules/booking/reference.service.ts';
import { readerOf } from './desk-session.ts';
import { DESK_WORDS } from './desk-words.ts';
import { recordAction, saveWalkIn, type DeskAction } from './desk.store.ts';

/** In a ticket's code there may be an address around it. */
const REFERENCE = /PV-\d{8}-\w{4}/;
const MOST_AT_ONCE = 500;

const day = z.string().refine(isDay);
const walkIn = z.object({
  day,
  start: z.string().regex(/^\d\d:\d\d$/),
  visitors: z.coerce.number().int().min(1).max(999),
});
const stored = z.object({
  checkIns: z.array(z.object({ reference: z.string().max(40), at: z.number().int().positive() })).max(MOST_AT_ONCE),
});

/** What is done at the desk, each with a line in its log. */
export function answerActions(server: FastifyInstance, services: VisitorServices): void {
  const { db, now } = services;
  const record = (request: FastifyRequest, action: Pick<DeskAction, 'action' | 'subject'>) =>
    recordAction(db, { at: new Date(now()), name: readerOf(request).name ?? '', ...action });

  async function arrive(request: FastifyRequest, text: string, at?: number): Promise<Arrival['outcome'] | 'mistyped'> {
    const reference = REFERENCE.exec(text.toUpperCase())?.[0] ?? '';
    if (!isReference(reference)) return 'mistyped';
    const { outcome } = await checkIn(services, reference, at);
    if (outcome === 'arrived') await record(request, { action: 'check-in', subject: reference });
    return outcome;
  }

  const saidOf = (request: FastifyRequest, reference: string, outcome: Arrival['outcome'] | 'mistyped'): string => {
    const words = DESK_WORDS[readerOf(request).lang];
    return `${reference}: ${outcome === 'mistyped' ? words.mistyped : words.outcomes[outcome]}`;
  };

  server.post('/check-in', async (request, reply) => {
    const { reference = '' } = (request.body ?? {}) as { reference?: string };
    const outcome = await arrive(request, reference);
    const said = saidOf(request, reference, outcome);
    if (request.headers.accept === 'application/json') return reply.send({ outcome, said });
    return back(reply, { outcome, about: REFERENCE.exec(reference)?.[0] ?? '' });
  });

  // What a device has stored while it had no connection; it may send the same again.
  server.post('/sync', async (request, reply) => {
    const body = stored.safeParse(request.body);
    if (!body.success) return reply.code(400).send({});
    const outcomes = [];
    for (const { reference, at } of body.data.checkIns) {
      const outcome = await arrive(request, reference, Math.min(at, now()));
      outcomes.push({ reference, outcome, said: saidOf(request, reference, outcome) });
    }
    return reply.send({ outcomes });
  });

  server.post('/walk-in', async (request, reply) => {
    const form = walkIn.safeParse(request.body);
    if (!form.success) return reply.code(400).send('');
    const { day: date, start, visitors } = form.data;
    await saveWalkIn(db, { id: randomUUID(), date, start_time: start, visitors, at: new Date(now()) });
    await record(request, { action: 'walk-in', subject: `${date} ${start}: ${visitors}` });
    return back(reply, { day: date, outcome: 'counted' });
  });

  server.post('/close', async (request, reply) => {
    const form = z.object({ day }).safeParse(request.body);
    if (!form.success || form.data.day < dayOf(now())) return reply.code(400).send('');
    const groups = await closeDay(services, form.data.day);
    await record(request, { action: 'close', subject: form.data.day });
    return back(reply, { day: form.data.day, outcome: 'closed', about: String(groups) });
  });
}

/** To the sheet of the day, so that a reload repeats nothing. */
function back(reply: FastifyReply, query: Readonly<Record<string, string>>): FastifyReply {
  return reply.redirect(`/?${new URLSearchParams(query)}`, 303);
}

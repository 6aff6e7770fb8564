import { monthOf } from 'shared/ui/form/date-grid/calendar';
import { isOtherNotice, waitOf } from '../../../model/refusals.ts';
import { seatsFault } from '../../../model/seats-fault.ts';
import { atAddress, bookingOf, contactOf, faultsOf, unfinishedBefore } from '../../../model/visit-check.ts';
import { NOT_AGREED, stepBeside, stepOf, type Step, type VisitDraft } from '../../../model/visit-draft.ts';
import type { Fault } from '../../../model/visit-faults.ts';
import { isAddress, type VisitEvent } from '../../../model/visit-state.ts';
import type { VisitAbout } from '../../../model/visit-view.ts';
import { waitsFor } from '../../../model/waiting-slot.ts';
import { book, sendCode } from '../../../service/book-visit.ts';
import { join } from '../../../service/join-waiting.ts';
import { clearDraft } from '../flow/draft-memory.ts';
import type { FlowContext } from '../flow/flow.ts';
import { showMonth } from './show-month.ts';

const SECOND = 1000;

const rulesOf = ({ rule, pavilion }: VisitAbout) => ({ rule, version: pavilion.notice.version });

/**
 * The step to show to whoever asks for `wanted`. Without its receipt there is nothing to show at the end: the booking is
 * confirmed again, or found by its link.
 */
export function firstUnfinished(draft: VisitDraft, about: VisitAbout, wanted: Step | 'done'): Step {
  return unfinishedBefore(draft, rulesOf(about), wanted)?.step ?? (wanted === 'done' ? 'review' : wanted);
}

/** Goes to where the faults are and shows them there. */
function refuse({ dispatch, go, state }: FlowContext, faults: readonly Fault[]): void {
  const [first] = faults;
  const step = first ? stepOf(first.field) : state.step;
  if (step !== state.step) go(step);
  dispatch({ type: 'refused', faults, ...(step === 'done' ? {} : { step }) });
}

/**
 * Checks this step and goes on, or books at the end.
 * @param key Idempotency-Key of this booking; emptied once it is over
 */
export async function submitStep(context: FlowContext, key: { current: string }): Promise<void> {
  const { api, state, about, go } = context;
  if (state.step === 'done') return;
  const next = stepBeside(state.step, 1);
  const unfinished = unfinishedBefore(state.draft, rulesOf(about), next ?? 'done');
  if (unfinished) return refuse(context, unfinished.faults);
  const tooFew = state.step === 'visitors' ? seatsFault(state.draft, state.calendars, about) : null;
  if (tooFew) return refuse(context, [tooFew]);
  if (next) return go(next);
  key.current ||= crypto.randomUUID();
  const body = bookingOf(state.draft, about.pavilion.notice.version);
  // The last step asks for a booking, or for an entry of the waiting list.
  const send = waitsFor(state.draft.slot) ? join : book;
  await confirm(context, key, () => send(api, body, key.current));
}

type Sent = ReturnType<typeof book | typeof join>;

async function confirm(context: FlowContext, key: { current: string }, send: () => Sent): Promise<void> {
  const { dispatch, go } = context;
  dispatch({ type: 'waits' });
  const outcome = await send();
  if ('receipt' in outcome || 'joined' in outcome) {
    key.current = '';
    clearDraft(context.store);
    go('done', true);
    return dispatch('joined' in outcome ? { type: 'joined', ...outcome } : { type: 'booked', ...outcome });
  }
  if ('faults' in outcome) {
    if (isOtherNotice(outcome.faults)) await showNotice(context);
    // Places that went meanwhile are told, and what is offered goes by them.
    if (outcome.faults.some(({ field }) => field === 'visitors'))
      await showMonth(context, monthOf(context.state.draft.date));
    return refuse(context, atAddress(context.state.draft, outcome.faults));
  }
  if (outcome.failure.kind === 'again') key.current = '';
  dispatch({ type: 'failed', failure: outcome.failure });
}

/** The notice as it stands by now, not agreed to. */
async function showNotice({ about, setAbout, api, dispatch }: FlowContext): Promise<void> {
  dispatch({ type: 'typed', patch: NOT_AGREED });
  // Without an answer the old one stays, and the next try asks again.
  const pavilion = await api.call('booking/pavilion', {}).catch(() => about.pavilion);
  setAbout({ ...about, pavilion });
}

/** Asks for a code for the phone or the address that was typed, and says what to show then. */
export async function sendCodeTo({ state, about, api }: FlowContext): Promise<VisitEvent> {
  const faults = faultsOf(state.draft, rulesOf(about)).filter(({ field }) => isAddress(field));
  if (faults.length > 0) return { type: 'refused', faults };
  const outcome = await sendCode(api, contactOf(state.draft));
  if ('failure' in outcome) return { type: 'failed', failure: outcome.failure };
  if ('cooldown' in outcome) return { type: 'sent', until: Date.now() + outcome.cooldown * SECOND };
  const refused = atAddress(state.draft, outcome.faults);
  const wait = waitOf(refused);
  if (wait === undefined) return { type: 'refused', faults: refused };
  return { type: 'sent', until: Date.now() + wait * SECOND, faults: refused };
}

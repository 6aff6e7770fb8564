import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { WaitingDetail, WaitingState } from 'shared/contract/booking/waiting';
import type { Db } from '../../../db/client.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { changeableUntil } from '../visit-days.model.ts';
import { countBefore, type WaitingEntry } from './waiting.store.ts';

/** What an entry is at this instant; the clock may be ahead of the job that writes ends down. */
export function stateAt({ state, held_until, date }: WaitingEntry, rules: VisitRules, now: number): WaitingState {
  if (state === 'offered' && Number(held_until) <= now) return 'lapsed';
  if (state === 'waiting' && changeableUntil(rules, date) <= now) return 'ended';
  return state;
}

interface VisitContext {
  rules: VisitRules;
  now: number;
}

/** An entry as its holder sees it. */
export async function waitingDetailOf(
  db: Db,
  entry: WaitingEntry,
  { rules, now }: VisitContext,
): Promise<WaitingDetail> {
  const { reference, date, start_time: start, end_time: end, visitors, explainer, held_until } = entry;
  const state = stateAt(entry, rules, now);
  const held = state === 'offered' && held_until !== null ? held_until.getTime() : null;
  return {
    reference,
    date,
    start,
    end,
    visitors,
    explainer,
    state,
    line: state === 'waiting' ? 1 + (await countBefore(db, entry)) : null,
    holdMinutes: rules.waiting.holdMinutes,
    endsAt: stampOf(changeableUntil(rules, date)),
    heldUntil: held === null ? null : stampOf(held),
    secondsLeft: held === null ? null : Math.ceil((held - now) / 1000),
  };
}

import type { VisitBooking } from 'shared/contract/booking/booking';
import { QUOTA_WINDOWS, type Quota, type VisitRules } from 'shared/contract/booking/visit-calendar';
import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import type { PrivateData } from '../../private-data/private-data.service.ts';
import { partyName } from './party-name.model.ts';
import { lockParties, visitsOf, type Party, type VisitTime } from './quota.store.ts';

type Group = Pick<VisitBooking, 'internal' | 'company' | 'department'>;

/** By which an organisation or a department is found again, however its name is written. */
export function groupIndexOf(data: PrivateData, { internal, company, department }: Group): string {
  const kind = internal ? 'department' : 'organisation';
  return data.hash('visit-group', `${kind}:${partyName(internal ? department : company)}`);
}

/** Who wants to come, and when. Every part of a visit is one. */
interface Request extends VisitTime {
  mobileIndex: string;
  /** Null for a booking of before there were quotas. */
  groupIndex: string | null;
  /** Id of the booking that is moved. */
  except?: string;
}

interface PartyRule {
  party: Party;
  limit: 'organisation' | 'phone';
  quota: Quota;
}

/**
 * Lets an organisation and a phone book so many visits to a slot, in a day and in a month (decision record 0026). Until
 * the transaction ends nobody else books for them, so that two at once are counted one after the other.
 * @throws {CallError} 40912 with the rule that is reached
 */
export async function requireQuota(tx: Db, { quotas }: VisitRules, request: Request & { now: number }): Promise<void> {
  if (!quotas) return;
  const { mobileIndex, groupIndex, now } = request;
  const rules: PartyRule[] = [
    { party: { column: 'mobile_index', index: mobileIndex }, limit: 'phone', quota: quotas.phone },
  ];
  if (groupIndex !== null)
    rules.unshift({
      party: { column: 'group_index', index: groupIndex },
      limit: 'organisation',
      quota: quotas.organisation,
    });
  const parties = rules.map(({ party }) => party);
  await lockParties(tx, parties, now);
  for (const { party, limit, quota } of rules) {
    const visits = countVisits(await visitsOf(tx, party, request), request);
    const window = QUOTA_WINDOWS.find((name) => visits[name] > quota[name]);
    if (window) throw new CallError('40912', { limit, window, most: quota[window] });
  }
}

/** What a party would have with this visit: in the fullest of its slots, on its day and in its month. */
function countVisits(
  visits: readonly VisitTime[],
  { date, starts }: VisitTime,
): Record<(typeof QUOTA_WINDOWS)[number], number> {
  const onDay = visits.filter((visit) => visit.date === date).flatMap((visit) => visit.starts);
  const inSlot = starts.map((start) => onDay.filter((other) => other === start).length + 1);
  const inMonth = visits.flatMap((visit) => visit.starts);
  return { slot: Math.max(...inSlot), day: onDay.length + starts.length, month: inMonth.length + starts.length };
}

import { CallError } from '../../model/call-error.ts';
import { dayOf, instantOf } from '../../model/shanghai-time.ts';

interface Range {
  /** `yyyy-MM-dd HH:mm:ss`, or empty for open. */
  beginTime: string;
  endTime: string;
}

/**
 * First and last day of a list filter, for what is dated by the day; nothing of tomorrow is shown.
 * @throws {CallError} 40022 for a time that is not in the calendar
 */
export function daysOf({ beginTime, endTime }: Range, now: number): { from: string | undefined; until: string } {
  const today = dayOf(now);
  const last = endTime === '' ? today : dayFrom('endTime', endTime);
  return { from: beginTime === '' ? undefined : dayFrom('beginTime', beginTime), until: last < today ? last : today };
}

function dayFrom(field: string, stamp: string): string {
  if (Number.isNaN(instantOf(stamp).getTime())) throw new CallError('40022', [{ field, rule: 'format' }]);
  return stamp.slice(0, 10);
}

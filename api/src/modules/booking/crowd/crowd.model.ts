import type { CrowdDay, CrowdLevel } from 'shared/contract/booking/crowd';
import type { CrowdRule, VisitRules } from 'shared/contract/booking/visit-calendar';
import { clockOf, minutesOf, openingOn, weekdayOf } from '../visit-days.model.ts';

const HOUR_MIN = 60;

/** Places of a slot that somebody has, or that are held for somebody. */
export interface TakenSlot {
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  start: string;
  end: string;
  taken: number;
}

interface CrowdContext {
  rules: VisitRules;
  crowd: CrowdRule;
  slots: readonly TakenSlot[];
}

/** A day hour by hour from opening to closing; without hours when it is closed (spec B26). */
export function crowdOn(date: string, { rules, crowd, slots }: CrowdContext): CrowdDay {
  if (openingOn(rules, date).state !== 'open') return { date, hours: [] };
  const [opens, closes] = [minutesOf(rules.opens), minutesOf(rules.closes)];
  const walkIns = crowd.walkIns.find(({ weekdays }) => weekdays.includes(weekdayOf(date)))?.hours ?? [];
  const booked = slots.filter((slot) => slot.date === date);
  const count = Math.max(0, Math.ceil((closes - opens) / HOUR_MIN));
  const hours = Array.from({ length: count }, (_, at) => {
    const from = opens + at * HOUR_MIN;
    const to = Math.min(from + HOUR_MIN, closes);
    return {
      from: clockOf(from),
      to: clockOf(to),
      level: levelOf(crowd, (walkIns[at] ?? 0) + mostIn(booked, from, to)),
    };
  });
  return { date, hours };
}

/** The most booked people of any moment of it: a slot that begins as another one ends does not add to it. */
function mostIn(slots: readonly TakenSlot[], from: number, to: number): number {
  const within = slots.filter(({ start, end }) => minutesOf(start) < to && minutesOf(end) > from);
  return Math.max(0, ...within.map(({ start }) => presentAt(within, Math.max(minutesOf(start), from))));
}

function presentAt(slots: readonly TakenSlot[], minute: number): number {
  const present = slots.filter(({ start, end }) => minutesOf(start) <= minute && minute < minutesOf(end));
  return present.reduce((sum, { taken }) => sum + taken, 0);
}

function levelOf({ usual, busy }: CrowdRule, people: number): CrowdLevel {
  if (people >= busy) return 'busy';
  return people >= usual ? 'usual' : 'quiet';
}

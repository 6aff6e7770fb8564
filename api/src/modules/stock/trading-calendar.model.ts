import type { MARKET_STATES, Market } from 'shared/contract/invest/stock';
import { stampOf } from '../../model/shanghai-time.ts';
import { CLOSED_DAYS, HALF_DAYS } from './trading-days.model.ts';

type Session = [begins: string, ends: string];

const SESSIONS: Readonly<Record<Market, readonly Session[]>> = {
  A: [
    ['09:30', '11:30'],
    ['13:00', '15:00'],
  ],
  H: [
    ['09:30', '12:00'],
    ['13:00', '16:00'],
  ],
};

/** Whether a market trades on a day, `yyyy-MM-dd`. */
export function isTradingDay(market: Market, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !CLOSED_DAYS[market].has(day);
}

/** When a market trades on a trading day, without the lunch break. */
export function sessionsOf(market: Market, day: string): Session[] {
  const sessions = HALF_DAYS[market].has(day) ? SESSIONS[market].slice(0, 1) : SESSIONS[market];
  return sessions.map(([begins, ends]) => [begins, ends]);
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minutes of a trading day, each named by its end: 240 in market A, 330 in market H. */
export function minutesOfDay(market: Market, day: string): string[] {
  return sessionsOf(market, day).flatMap(([begins, ends]) =>
    Array.from({ length: minutes(ends) - minutes(begins) }, (_, at) => timeAt(minutes(begins) + at + 1)),
  );
}

/** What a market does at an instant (milliseconds). */
export function marketState(market: Market, now: number): (typeof MARKET_STATES)[number] {
  const [day = '', time = ''] = stampOf(now).slice(0, 16).split(' ');
  if (!isTradingDay(market, day)) return 'closed';
  const sessions = sessionsOf(market, day);
  if (sessions.some(([begins, ends]) => begins <= time && time < ends)) return 'open';
  const isBetween = (sessions[0]?.[0] ?? '') <= time && time < (sessions.at(-1)?.[1] ?? '');
  return isBetween ? 'break' : 'closed';
}

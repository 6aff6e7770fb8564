import type { CrowdForecast } from 'shared/contract/booking/crowd';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { ActionServices } from 'shared/contract/section/section';
import type { VisitCalendar } from 'shared/contract/booking/visit-calendar';
import type { WaitingState } from 'shared/contract/booking/waiting';

/** Saturday 21 November 2026, noon in Shanghai. */
export const NOW = Date.UTC(2026, 10, 21, 4);

export const PAVILION: Pavilion = {
  name: 'Chenyue Pavilion',
  address: '1 Fengdong Road',
  phone: '400-000-0000 (placeholder)',
  hours: [{ days: 'Tuesday to Sunday', time: '09:30–16:30' }],
  openingHours: ['Tu-Su 09:30-16:30'],
  closed: 'Closed on Mondays except public holidays',
  lastEntry: '16:00',
  access: 'Step-free throughout',
  gettingThere: [{ by: 'Metro', how: 'Exit B, six minutes on foot' }],
  notice: {
    version: '2026-11-01',
    title: 'Visit notice',
    lead: 'Please read the following.',
    sections: [
      { title: '1. Opening', text: 'Last entry 16:00.' },
      { title: '2. Changes', text: 'Until 15:00 the day before.' },
    ],
  },
  prepare: [{ title: 'How many will come', text: 'From 1 to 999.' }],
};

const slot = (start: string, end: string, remaining: number) => ({
  start,
  end,
  capacity: 60,
  remaining,
  explainers: 2,
});

/** The first is closed, the second open, the third full; one slot of the second has four seats left, one of the third can be
 * waited for. The last is open too. */
export const calendarOf = (month: string): VisitCalendar => ({
  month,
  explainer: { min: 15, mode: 'gte' },
  lead: { min: 1, max: 60 },
  days: [
    { date: `${month}-01`, state: 'closed', note: 'Closed on Mondays', slots: [] },
    { date: `${month}-02`, state: 'open', note: '', slots: [slot('09:30', '11:00', 48), slot('11:00', '12:30', 4)] },
    {
      date: `${month}-03`,
      state: 'full',
      note: '',
      slots: [{ ...slot('09:30', '11:00', 0), waiting: 2 }, slot('11:00', '12:30', 0)],
    },
    { date: `${month}-28`, state: 'open', note: '', slots: [slot('09:30', '11:00', 60)] },
  ],
});

/** Quiet, then busy; closed on the second day. */
export const CROWD: CrowdForecast = {
  days: [
    {
      date: '2026-11-21',
      hours: [
        { from: '09:30', to: '10:30', level: 'quiet' },
        { from: '10:30', to: '11:30', level: 'quiet' },
        { from: '11:30', to: '12:30', level: 'busy' },
      ],
    },
    { date: '2026-11-23', hours: [] },
  ],
};

export const RECEIPT = {
  reference: 'PV-20261202-7K3Q',
  date: '2026-12-02',
  start: '09:30',
  end: '11:00',
  visitors: 32,
  explainer: true,
  state: 'confirmed' as const,
  changeableUntil: '2026-12-01 15:00:00',
  manageToken: 'abcdefghijklmnopqrstuv',
  calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};
export const DETAIL = {
  ...RECEIPT,
  manageToken: undefined,
  changeable: true,
};

/** An entry of the waiting list behind two others. */
export const WAITING = {
  reference: 'WL-20261203-7K3R',
  date: '2026-12-03',
  start: '09:30',
  end: '11:00',
  visitors: 32,
  explainer: true,
  state: 'waiting' as WaitingState,
  line: 3 as number | null,
  holdMinutes: 120,
  endsAt: '2026-12-02 15:00:00',
  heldUntil: null as string | null,
  secondsLeft: null as number | null,
};
export const OFFER = { ...WAITING, state: 'offered', line: null, heldUntil: '2026-11-21 14:00:00', secondsLeft: 6900 };

interface ReceivedCall {
  name: string;
  body: Record<string, unknown>;
  idempotencyKey: string | undefined;
}
type Answer = unknown;

/** The service in memory; `answers` overrides what a call gives or makes it of the body, an `ApiError` is thrown. */
export function pavilionService(answers: Readonly<Record<string, Answer>> = {}) {
  const requests: ReceivedCall[] = [];
  let visit: object = DETAIL;
  let entry: object = WAITING;
  const usual: Record<string, (body: Record<string, unknown>) => Answer> = {
    'booking/pavilion': () => PAVILION,
    'booking/calendar': ({ month }) => calendarOf(String(month)),
    'booking/crowd': () => CROWD,
    'booking/puzzle': () => ({ puzzle: 'a-puzzle', bits: 4, wait: 0 }),
    'booking/sendCode': () => ({ cooldown: 60 }),
    'booking/add': () => RECEIPT,
    'booking/feedback': () => ({ counted: true }),
    'booking/detail': () => visit,
    'booking/cancel': () => (visit = { ...visit, state: 'cancelled', changeable: false }),
    'booking/reschedule': ({ date, start, end }) => (visit = { ...visit, date, start, end }),
  };
  const bookings: typeof usual = {
    'waiting/join': () => ({ ...WAITING, token: RECEIPT.manageToken }),
    'waiting/detail': () => entry,
    'waiting/leave': () => (entry = { ...entry, state: 'left', line: null }),
    'waiting/accept': () => RECEIPT,
    'waiting/decline': () => (entry = { ...entry, state: 'declined', line: null }),
  };
  async function call(name: string, body: object, options: { idempotencyKey?: string } = {}): Promise<unknown> {
    const given = body as Record<string, unknown>;
    requests.push({ name, body: given, idempotencyKey: options.idempotencyKey });
    const wanted = name in answers ? answers[name] : (usual[name] ?? bookings[name]);
    const answer = typeof wanted === 'function' ? (wanted as (body: object) => Answer)(given) : wanted;
    if (answer instanceof Error) throw answer;
    return answer;
  }
  const services = { lang: 'en', api: { call }, report: () => {} } as unknown as ActionServices;
  return { services, requests, of: (name: string) => requests.filter((one) => one.name === name) };
}

/** Of another bundle, as in production: the same by its name, not by its class. */
export const refusal = (code: string, data: unknown = null) =>
  Object.assign(new Error('refused'), { name: 'ApiError', code, data });

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { registerHooks } from 'node:module';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { readConfig } from '../../api/src/settings/config.ts';
import { openDatabase, type Db } from '../../api/src/db/client.ts';
import { setSlot } from '../../api/src/modules/booking/desk/desk.service.ts';
import { newCode } from '../../api/src/modules/verification/code.service.ts';
import { openVisitorServices } from '../../api/src/visitor-services.ts';
import type { ApiSide } from './api-sides.ts';
import { addressOf, CHINESE, dataOf, post } from './call-api.ts';
import { percentile, type Load } from './load.ts';
import { cpuSeconds } from './processes.ts';

/*
 * Visits as browsers book them: encrypted, each with a phone and a code of its own, over connections that stay open.
 */

// jsencrypt names its modules as bundlers take them, without their extension.
registerHooks({
  resolve(name, context, next) {
    const isOfJsencrypt = name.startsWith('.') && context.parentURL?.includes('/jsencrypt/') === true;
    return next(isOfJsencrypt && !name.endsWith('.js') ? `${name}.js` : name, context);
  },
});
const { sealBody } = await import('shared/crypto/seal-body');

const PLACES = 10_000;

interface VisitSlot {
  date: string;
  start: string;
  end: string;
}

export interface Desk {
  side: ApiSide;
  slots: VisitSlot[];
  key: BodyKey;
  /** Version of the notice that everybody agrees to. */
  consentVersion: string;
  close: () => Promise<void>;
  /** Stores a code for each phone, as if it had been sent. */
  codesFor: (mobiles: readonly string[]) => Promise<string[]>;
}

/** Opens the side's database beside the service and makes every slot large enough for all bookings to come. */
export async function openDesk(side: ApiSide): Promise<Desk> {
  const config = readConfig(side.env);
  const database = await openDatabase(config);
  const { db } = database;
  const services = openVisitorServices(config, db, Date.now);
  const slots = await bookableSlots(side.url);
  for (const slot of slots) await setSlot(services, { ...slot, capacity: PLACES, explainers: 0 });
  const key = await bodyKeyOf(side.url);
  const { notice } = await dataOf(side.url, 'booking/pavilion', {});
  return {
    side,
    slots,
    key,
    consentVersion: notice.version,
    close: () => database.close(),
    codesFor: (mobiles) => storeCodes(db, services.data, mobiles),
  };
}

async function storeCodes(db: Db, data: Parameters<typeof newCode>[0], mobiles: readonly string[]): Promise<string[]> {
  const made = mobiles.map((mobile) => newCode(data, { address: mobile, now: Date.now() }));
  await db
    .insertInto('verification_code')
    .values(made.map(({ row }) => row))
    .execute();
  return made.map(({ code }) => code);
}

async function bookableSlots(origin: string): Promise<VisitSlot[]> {
  const months = [0, 31].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 7));
  const calendars = await Promise.all(
    [...new Set(months)].map((month) => dataOf(origin, 'booking/calendar', { month })),
  );
  const open = calendars.flatMap(({ days }) => days).filter(({ state }) => state === 'open');
  return open.flatMap(({ date, slots }) => slots.map(({ start, end }) => ({ date, start, end })));
}

async function bodyKeyOf(origin: string): Promise<BodyKey> {
  const answer = await fetch(`${addressOf(origin, 'crypto/key')}?language=${CHINESE.language}`);
  const { data } = (await answer.json()) as { data: BodyKey };
  return data;
}

let phones = 0;

/** Encrypted bodies; made before the clock starts, because browsers do that work. */
export async function sealedVisits({ slots, key, consentVersion, codesFor }: Desk, count: number): Promise<object[]> {
  const mobiles = Array.from({ length: count }, () => {
    phones += 1;
    return `139${String(phones).padStart(8, '0')}`;
  });
  const codes = await codesFor(mobiles);
  return mobiles.map((mobile, at) => {
    const visit = {
      contact: '陈小路',
      company: `南沙第${mobile}中学`,
      department: '',
      internal: false,
      visitors: 1,
      explainer: false,
      noticeAccepted: true,
      consentVersion,
    };
    const body = { ...visit, ...slots[at % slots.length], mobile, code: codes[at] ?? '', ...CHINESE };
    return sealBody(body, { key, now: Date.now() });
  });
}

/** So many bookings over so many connections; every one must succeed. */
export async function bookingLoad(desk: Desk, count: number, connections: number): Promise<Load> {
  const waiting = await sealedVisits(desk, count);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const address = addressOf(desk.side.url, 'booking/add');
  const used = () => desk.side.pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const times: number[] = [];
  const visitor = async () => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const begun = performance.now();
      const { code } = await post(address, { agent, body, headers: { 'idempotency-key': randomUUID() } });
      times.push(performance.now() - begun);
      if (code !== '0000') throw new Error(`a booking was answered with ${code}`);
    }
  };
  const [cpu, begun] = [used(), performance.now()];
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return {
    requests: count,
    rate: count / seconds,
    perCpuSecond: count / (used() - cpu),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

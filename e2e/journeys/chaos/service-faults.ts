import { expect } from 'playwright/test';
import {
  freeDescriptors,
  PAGES_PER_MINUTE,
  useUpDescriptors,
  type Backing,
  type TroubledSite,
} from './troubled-site.ts';
import { ask } from './visitors.ts';

/** What visitors are answered while a fault lasts, by status; 0 is nothing within the time of `visitors.ts`. */
export interface Allowed {
  page: number[];
  call: number[];
  booking: number[];
  download: number[];
  /** What `/health/ready` must come to say. */
  ready: number[];
}

export interface Fault {
  /** What is tried, as a sentence. */
  title: string;
  begin(site: TroubledSite): Promise<void> | void;
  end(site: TroubledSite): Promise<void> | void;
  allowed: Allowed;
  /** Embedded unless said otherwise. */
  backing?: Backing;
  /** Only with TEST_LENGTH=full. */
  isLong?: boolean;
  /** What else must hold while it lasts. */
  meanwhile?(site: TroubledSite): Promise<void>;
}

const HOUR = 3_600_000;

/** The service answers nothing, or nothing that is its own. */
const AWAY: Allowed = {
  page: [200, 500, 503],
  call: [200, 503],
  booking: [200, 503],
  download: [200, 503],
  ready: [503],
};
/** Reads go on while only writing fails. */
const READS: Allowed = { ...AWAY, ready: [200, 503] };
/** Nobody notices. */
export const NOTHING: Allowed = { page: [200], call: [200], booking: [200], download: [200], ready: [200] };

const restart = (site: TroubledSite) => site.startService();
const clear = (site: TroubledSite) => void (site.way.weather = 'clear');
const putClockRight = (site: TroubledSite) => site.moveClock(0);

/** One visitor from elsewhere asks for more pages than one may: some are refused. */
async function expectLimits(site: TroubledSite): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${greedy++}` };
  const address = (number: number) => `${site.origin}/cn/en/nowhere-${number}`;
  const requests = Array.from({ length: PAGES_PER_MINUTE + 10 }, (_, at) => ask(address(at), { headers }));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(PAGES_PER_MINUTE);
}
let greedy = 1;

/** Milliseconds in which whatever a program does now and then comes about. */
const NOW_AND_THEN = 3000;

/** What lasts, the programs survive. */
async function expectPrograms({ origin, web, service }: TroubledSite): Promise<void> {
  for (const until = performance.now() + NOW_AND_THEN; performance.now() < until;) await ask(`${origin}/health/live`);
  for (const { pid } of [web, service]) expect(process.kill(pid, 0)).toBe(true);
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'service killed': {
    title: 'visitors are answered while the service is killed, and no booking is lost',
    begin: (site) => site.killService(),
    end: restart,
    allowed: AWAY,
    isLong: true,
  },
  'service stopped': {
    title: 'visitors are answered while the service hangs, and no booking is lost',
    begin: (site) => site.signalService('SIGSTOP'),
    end: (site) => site.signalService('SIGCONT'),
    allowed: AWAY,
  },
  'slow by 5 s': {
    title: 'visitors are answered while the service is slow, and no booking is lost',
    begin: (site) => void (site.way.weather = 'slow'),
    end: clear,
    allowed: AWAY,
    isLong: true,
  },
  'garbage bytes': {
    title: 'visitors are answered while the service sends garbage, and no booking is lost',
    begin: (site) => void (site.way.weather = 'garbage'),
    end: clear,
    allowed: AWAY,
    isLong: true,
  },
  'wrong JSON': {
    title: 'visitors are answered while the service says nonsense, and no booking is lost',
    begin: (site) => void (site.way.weather = 'wrong JSON'),
    end: clear,
    allowed: AWAY,
  },
  'database thread ended': {
    title: 'visitors are answered while the embedded database ends, and no booking is lost',
    begin: (site) => site.damageDisk('end'),
    end: restart,
    allowed: READS,
    isLong: true,
  },
  'disk full': {
    title: 'visitors are answered while the disk is full, and no booking is lost',
    begin: (site) => site.damageDisk('full'),
    end: restart,
    allowed: READS,
  },
  'descriptors of the service used up': {
    title: 'visitors are answered while the service can open nothing more, and no booking is lost',
    begin: ({ service }) => useUpDescriptors(service),
    end: ({ service }) => freeDescriptors(service),
    allowed: AWAY,
    meanwhile: expectPrograms,
    isLong: true,
  },
  'descriptors of the web process used up': {
    title:
      'visitors who are connected are answered while the web process can open nothing more, and no booking is lost',
    begin: ({ web }) => useUpDescriptors(web),
    end: ({ web }) => freeDescriptors(web),
    allowed: { ...AWAY, ready: [200, 503] },
    meanwhile: expectPrograms,
    isLong: true,
  },
  'clock an hour ahead': {
    title: 'visitors are answered while the clock is an hour ahead, and no booking is lost',
    begin: (site) => site.moveClock(HOUR),
    end: putClockRight,
    // A code is as old as the clock says.
    allowed: { ...NOTHING, booking: [200, 400] },
    isLong: true,
  },
  'clock an hour behind': {
    title: 'visitors are answered while the clock is an hour behind, and no booking is lost',
    begin: (site) => site.moveClock(-HOUR),
    end: putClockRight,
    allowed: NOTHING,
    isLong: true,
  },
  'Redis stopped': {
    title: 'visitors are answered while Redis hangs, and no booking is lost',
    begin: ({ servers }) => servers.redis.signal('SIGSTOP'),
    end: ({ servers }) => servers.redis.signal('SIGCONT'),
    allowed: NOTHING,
    meanwhile: expectLimits,
    backing: 'servers',
    isLong: true,
  },
  'Redis gone': {
    title: 'visitors are answered while Redis is gone, and no booking is lost',
    begin: ({ servers }) => servers.redis.end(),
    end: ({ servers }) => servers.redis.start(),
    allowed: NOTHING,
    meanwhile: expectLimits,
    backing: 'servers',
    isLong: true,
  },
  'PostgreSQL stopped': {
    title: 'visitors are answered while PostgreSQL hangs, and no booking is lost',
    begin: ({ servers }) => servers.postgres.cluster.signal('SIGSTOP'),
    end: ({ servers }) => servers.postgres.cluster.signal('SIGCONT'),
    allowed: AWAY,
    backing: 'servers',
    isLong: true,
  },
  'PostgreSQL ended': {
    title: 'visitors are answered while PostgreSQL is gone, and no booking is lost',
    begin: ({ servers }) => servers.postgres.cluster.kill(),
    end: ({ servers }) => servers.postgres.cluster.start(),
    allowed: AWAY,
    backing: 'servers',
    isLong: true,
  },
};

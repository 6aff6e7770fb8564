import type { ReleaseStore } from 'delivery/store';
import { writeWebStatus } from 'delivery/web-status';
import { LANGS } from 'shared/contract/text/lang';
import { errorFields, type Log } from '../log.ts';
import type { PageAddress } from '../page/render-request.ts';
import { loadSnapshot, type Snapshot } from './snapshot.ts';

/** Refusals worth remembering in the status file. */
const REMEMBERED = 10;

export interface ConstellationsOptions {
  store: ReleaseStore;
  origin: string;
  log: Log;
  /** Renders one page of a snapshot that nobody sees yet; throws what is wrong. */
  prove: (snapshot: Snapshot, address: PageAddress) => Promise<void>;
}

export interface Constellations {
  /** The promoted and proven constellation. Take it once per request. Null before the first. */
  readonly current: Snapshot | null;
  close(): void;
}

function probesOf({ sections }: Snapshot): PageAddress[] {
  const paths = Object.values(sections).flatMap(({ server }) =>
    Object.values(server.routes).flatMap((route) => (route.probe === undefined ? [] : [route.probe])),
  );
  return paths.flatMap((probe) => {
    const url = new URL(probe, 'http://probe');
    return LANGS.map((lang) => ({ lang, path: url.pathname, search: url.search }));
  });
}

/** A disk that is full keeps commands waiting for the status; it keeps neither visitors from pages nor the next set out. */
async function reportStatus(
  { store, log }: ConstellationsOptions,
  status: Parameters<typeof writeWebStatus>[1],
): Promise<void> {
  try {
    await writeWebStatus(store.dataDir, status);
  } catch (error) {
    log.error(errorFields(error), 'what serves could not be written down');
  }
}

/**
 * Follows the pointer. A constellation serves only after every file was verified and every probe page rendered; until
 * then, and when anything is wrong, the one before goes on serving. The swap is one assignment.
 */
export function followConstellations(options: ConstellationsOptions): Promise<Constellations> {
  const { store, origin, log, prove } = options;
  const refused: { id: string; reason: string; at: string }[] = [];
  let current: Snapshot | null = null;
  let queue = Promise.resolve();

  async function accept(id: string): Promise<void> {
    const snapshot = await loadSnapshot({ store, id, origin });
    for (const address of probesOf(snapshot)) await prove(snapshot, address);
    current = snapshot;
    log.info({ constellation: id }, 'constellation serves');
  }

  /** A process that starts has nothing to go on with: the sections that can be opened serve, the others say so. */
  async function recover(id: string): Promise<void> {
    const onUnavailable = (app: string, error: unknown) =>
      log.error({ section: app, ...errorFields(error) }, 'section is dead');
    try {
      current = await loadSnapshot({ store, id, origin, onUnavailable });
    } catch (error) {
      log.error({ constellation: id, ...errorFields(error) }, 'nothing can be served');
    }
  }

  async function consider(id: string | null): Promise<void> {
    if (id === null) return;
    try {
      if (id !== current?.id) await accept(id);
    } catch (error) {
      log.error({ constellation: id, serving: current?.id ?? null, ...errorFields(error) }, 'constellation refused');
      refused.push({ id, reason: (error as Error).message, at: new Date().toISOString() });
      refused.splice(0, refused.length - REMEMBERED);
      if (current === null) await recover(id);
    }
    await reportStatus(options, { constellation: current?.id ?? null, refused });
  }

  return new Promise((resolve) => {
    const watch = store.watchPointer(
      (id) => {
        queue = queue.then(() => consider(id));
        void queue.then(() => resolve(followed));
      },
      (error) => log.error(errorFields(error), 'the pointer cannot be read'),
    );
    const followed: Constellations = {
      get current() {
        return current;
      },
      close: () => watch.close(),
    };
  });
}

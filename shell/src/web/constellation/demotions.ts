import { demote, type Fall } from 'delivery/self-repair';
import type { ReleaseStore } from 'delivery/store';
import { errorFields, type Log } from '../log.ts';

/** Milliseconds until what could not be written is tried again. */
const AGAIN = 5000;

export interface Demotions {
  /** Writes into the history what serves already, as soon as the disk takes it. */
  add(falls: readonly Fall[], reason: string): void;
  close(): void;
}

export function createDemotions({ store, log }: { store: ReleaseStore; log: Log }): Demotions {
  /** By app: from what the pointer names to what serves. */
  const waiting = new Map<string, { fall: Fall; reason: string }>();
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  let isClosed = false;

  async function write(): Promise<void> {
    const written = [...waiting.values()];
    await demote(store, { falls: written.map(({ fall }) => fall), reason: written[0]?.reason ?? '' });
    for (const { fall } of written) if (waiting.get(fall.app)?.fall === fall) waiting.delete(fall.app);
  }
  async function attempt(): Promise<void> {
    if (isWriting || isClosed || waiting.size === 0) return;
    isWriting = true;
    try {
      await write();
    } catch (error) {
      log.error({ sections: [...waiting.keys()], ...errorFields(error) }, 'a demotion could not be written');
    } finally {
      isWriting = false;
    }
    clearTimeout(timer);
    if (waiting.size > 0 && !isClosed) timer = setTimeout(() => void attempt(), AGAIN).unref();
  }
  return {
    add(falls, reason) {
      for (const fall of falls) {
        const { version = fall.version } = waiting.get(fall.app)?.fall ?? {};
        waiting.set(fall.app, { fall: { ...fall, version }, reason });
      }
      void attempt();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { watchPointer } from './watch-pointer.ts';

async function watchedStore() {
  const store = openStore(await temporaryFolder());
  const seen: (string | null)[] = [];
  const watch = store.watchPointer((id) => seen.push(id));
  onTestFinished(() => watch.close());
  const moveTo = (to: string | null) =>
    store.write('move', (writer) =>
      writer.movePointer({ what: 'promote', who: 'Lin', from: null, to, changes: [], evidence: [] }),
    );
  return { seen, watch, moveTo };
}

test('a watcher hears the present pointer first and then every move, once each', async () => {
  const { seen, moveTo } = await watchedStore();
  await vi.waitFor(() => expect(seen).toEqual([null]));
  await moveTo('00000000000000aa');
  await vi.waitFor(() => expect(seen).toEqual([null, '00000000000000aa']), { timeout: 2000 });
  await moveTo('00000000000000bb');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('00000000000000bb'), { timeout: 2000 });
  await moveTo(null);
  await vi.waitFor(() => expect(seen).toEqual([null, '00000000000000aa', '00000000000000bb', null]), { timeout: 2000 });
});

test('a closed watcher hears nothing more', async () => {
  const { seen, watch, moveTo } = await watchedStore();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  watch.close();
  await moveTo('00000000000000aa');
  expect(seen).toEqual([null]);
});

/** A pointer that says what the test wants, in a folder that does not exist: only the poll looks at it. */
function polled() {
  vi.useFakeTimers();
  const seen: (string | null)[] = [];
  const faults: unknown[] = [];
  let answer = (): Promise<string | null> => Promise.resolve('a');
  const watch = watchPointer({
    dataDir: '/nowhere/at/all',
    fileName: 'current',
    read: () => answer(),
    onChange: (id) => seen.push(id),
    onError: (error) => faults.push(error),
  });
  onTestFinished(() => {
    watch.close();
    vi.useRealTimers();
  });
  const poll = () => vi.advanceTimersByTimeAsync(500);
  return { seen, faults, watch, poll, says: (next: typeof answer) => void (answer = next) };
}

test('a folder that sends no events is looked at twice a second', async () => {
  const { seen, poll, says } = polled();
  await poll();
  says(() => Promise.resolve('b'));
  await poll();
  await poll();
  expect(seen).toEqual(['a', 'b']);
});

test('a pointer that cannot be read is told, and watched on', async () => {
  const { seen, faults, poll, says } = polled();
  await poll();
  const fault = new Error('damaged');
  says(() => Promise.reject(fault));
  await poll();
  expect(faults).toEqual([fault]);
  says(() => Promise.resolve('b'));
  await poll();
  expect(seen).toEqual(['a', 'b']);
});

test('a watcher that is closed while it reads hears neither the answer nor the fault', async () => {
  const { seen, faults, watch, poll, says } = polled();
  await poll();
  const reading = Promise.withResolvers<string>();
  says(() => reading.promise);
  await poll();
  watch.close();
  reading.resolve('b');
  await poll();
  expect(seen).toEqual(['a']);

  const failing = polled();
  const broken = Promise.withResolvers<string>();
  failing.says(() => broken.promise);
  await failing.poll();
  await failing.poll();
  failing.watch.close();
  broken.reject(new Error('damaged'));
  await failing.poll();
  expect([failing.faults, faults]).toEqual([[], []]);
});

test('what changes while somebody reads is read again, once, and never at the same time', async () => {
  const { seen, poll, says } = polled();
  await poll();
  const slow = Promise.withResolvers<string>();
  let reads = 0;
  says(() => {
    reads += 1;
    return reads === 1 ? slow.promise : Promise.resolve('c');
  });
  await poll();
  await poll();
  await poll();
  expect(reads).toBe(1);
  slow.resolve('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(reads).toBe(2);
});

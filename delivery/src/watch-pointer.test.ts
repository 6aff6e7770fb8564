import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './store.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { createLog } from '../log.ts';
import { prepareStandby, type PrepareStandbyOptions } from './prepare-standby.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How often a web process looks, and what it makes of the standby pages. */
function started(answers: (boolean | Error)[], { id = 'one' }: { id?: string | null } = {}) {
  const state = { id, version: '1' };
  const prepare = vi.fn(async () => {
    const answer = answers.shift() ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const options = {
    standby: { prepare },
    pages: {},
    serving: () => (state.id === null ? null : ({ id: state.id, links: {} } as Snapshot)),
    content: state,
    log: createLog('silent'),
  } as unknown as PrepareStandbyOptions;
  return { state, prepare, ...prepareStandby(options) };
}

const later = () => vi.advanceTimersByTimeAsync(5000);

it('the standby pages are made at the start, and again with every release and every change of content', async () => {
  const { state, prepare, close } = started([]);
  await later();
  expect(prepare).toHaveBeenCalledTimes(1);
  state.version = '2';
  await later();
  expect(prepare).toHaveBeenCalledTimes(2);
  state.id = 'two';
  await later();
  expect(prepare).toHaveBeenCalledTimes(3);
  close();
  state.version = '3';
  await later();
  expect(prepare).toHaveBeenCalledTimes(3);
});

it('they are tried again until all are whole, also after a fault', async () => {
  const { prepare, close } = started([false, new Error('no service'), true]);
  await later();
  await later();
  await later();
  await later();
  expect(prepare).toHaveBeenCalledTimes(3);
  close();
});

it('nothing is made while nothing serves, nor twice at once', async () => {
  const { state, prepare, close } = started([], { id: null });
  await later();
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockImplementation(() => new Promise(() => {}));
  state.id = 'one';
  await later();
  await later();
  expect(prepare).toHaveBeenCalledTimes(1);
  close();
});

import { expect, test } from 'vitest';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { promote } from '../promotion/promote.ts';
import { parseCommand } from './arguments.ts';
import { runCommand } from './run-command.ts';
import { reportHistory } from './report-history.ts';

async function operator() {
  const site = await promotedSite();
  const run = async (...words: string[]) => {
    const printed: string[] = [];
    const config = { root: site.folder, dataDir: site.store.dataDir, actor: 'Lin' };
    const exitCode = await runCommand(parseCommand(words), config, (text) => printed.push(text));
    return { exitCode, text: printed.join('\n') };
  };
  return { ...site, run };
}

test('what the gate refuses is not promoted, and the line of the gate says why', async () => {
  const { run, store, folder, investVersion } = await operator();
  const manifest = { owner: 'nobody' };
  await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', manifest });
  const { exitCode, text } = await run('promote', 'mf-invest@2.0.0');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/^FAIL {2}owner: mf-invest belongs to team mf-invest in the promoted set/m);
  expect(text).toMatch(/nothing was moved.*--despite <reason>/);
  expect(await investVersion()).toBe('1.0.0');
  expect((await store.readHistory()).lines).toHaveLength(1);
});

test('what the gate could not try is not promoted either', async () => {
  const { run, store, folder, investVersion } = await operator();
  const entry = { 'client/js/entry.js': 'shareKey:"react",import:null,requiredVersion:"^19.3.1",singleton:!0' };
  await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', files: entry });
  const { exitCode, text } = await run('promote', 'mf-invest@2.0.0');
  expect(exitCode).toBe(4);
  expect(text).toContain('no service runs here to answer them');
  expect(await investVersion()).toBe('1.0.0');
});

test('whoever knows better says why, and the history keeps it with what did not pass', async () => {
  const { run, store, investVersion } = await operator();
  const { exitCode } = await run('promote', 'mf-invest@1.1.0', '--despite', 'the service is down, prices are wrong');
  expect([exitCode, await investVersion()]).toEqual([0, '1.1.0']);
  const history = await store.readHistory();
  expect(history.lines.at(-1)?.evidence.slice(0, 2)).toEqual([
    'despite: the service is down, prices are wrong',
    expect.stringMatching(/^checked: \d+ of \d+ passed, 0 pages opened$/),
  ]);
  expect(history.lines.at(-1)?.evidence.join('\n')).toContain('open  every page can be opened');
  expect(reportHistory(history, await store.readPointer()).join('\n')).toContain(
    '[despite: the service is down, prices are wrong]',
  );
});

test('no reason talks the move out of its own rules', async () => {
  const { run, store, folder, investVersion } = await operator();
  await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', manifest: { contract: 2 } });
  await expect(run('promote', 'mf-invest@2.0.0', '--despite', 'haste')).rejects.toThrow('built for contract 2');
  expect(await investVersion()).toBe('1.0.0');
});

test('a set that was promoted while another one was checked stays', async () => {
  const { store, investVersion, promoteInvest } = await operator();
  const from = await store.readPointer();
  await promoteInvest('1.1.0');
  const late = { wanted: [{ app: 'mf-invest', version: '1.2.0' }], actor: 'Wu', from };
  await expect(promote(store, late)).rejects.toThrow('Another set was promoted while this one was checked');
  expect(await investVersion()).toBe('1.1.0');
});

test('what is promoted already needs no check', async () => {
  const { run } = await operator();
  expect(await run('promote', 'mf-invest@1.0.0')).toMatchObject({ exitCode: 0, text: /^nothing changed/ });
});

import { discoverApps } from '../build/discover-apps.ts';
import { ensure } from '../build/ensure.ts';
import { releaseApp } from '../build/release-app.ts';
import { readChangelog } from '../changelog/changelog.ts';
import { checkRelease } from '../check/check-release.ts';
import { writeVerdict } from '../check/signed-verdict.ts';
import { diagnose } from '../check/doctor/diagnose.ts';
import { mend } from '../check/doctor/mend.ts';
import type { DeliveryConfig } from '../config.ts';
import { DeliveryError } from '../delivery-error.ts';
import { serveDesk } from '../desk/serve-desk.ts';
import { rollbackAll, rollbackApp, rollbackTo } from '../promotion/rollback.ts';
import { followMoves } from '../promotion/send-moves.ts';
import type { Moved } from '../promotion/move-constellation.ts';
import { sourceVersions } from '../build/source-version.ts';
import { openStore, type ReleaseStore } from '../store.ts';
import { nameOf } from '../verify.ts';
import type { Command } from './arguments.ts';
import { HELP } from './help.ts';
import { reportChangelog } from './report-changelog.ts';
import { linesOfFindings, reportCheck } from './report-check.ts';
import { reportHistory } from './report-history.ts';
import { reportMove } from './report-move.ts';
import { reportStatus } from './report-status.ts';
import { runKeys, type KeysCommand } from './run-keys.ts';
import { watchLines } from './watch-lines.ts';
import { runDepot } from './run-depot.ts';
import { runDiff } from './run-diff.ts';
import { runPreview, type PreviewCommand } from './run-preview.ts';
import { runRollout, type RolloutCommand } from './run-rollout.ts';
import { EXIT_OF_CHECK, runPromote, serviceBeside } from './run-promote.ts';

type Print = (line: string) => void;
type RollbackCommand = Extract<Command, { name: 'rollback' | 'rollback-all' | 'rollback-to' }>;
/** 0 done, 1 refused, 2 not understood, 3 promoted but not confirmed, 4 a check could not be run. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** Runs one command, printing its report. Throws {@link DeliveryError} when a check refuses. */
export async function runCommand(command: Command, config: DeliveryConfig, print: Print): Promise<ExitCode> {
  const store = openStore(config.dataDir, config);
  const { actor } = config;
  switch (command.name) {
    case 'help':
      print(HELP.trimEnd());
      return 0;
    case 'release':
      return release(command, config, print);
    case 'promote':
      return runPromote(command, config, print);
    case 'rollback':
    case 'rollback-all':
    case 'rollback-to':
      return printMove(await rollback(command, store, actor), print);
    case 'status':
      await status(command, store, print);
      return 0;
    case 'history':
      return history(command, store, print);
    case 'check':
      return check(command, config, print);
    case 'sign':
      await sign(command, store, print);
      return 0;
    case 'webhook':
      await followMoves(store, { url: command.url, print, signal: new AbortController().signal });
      return 0;
    case 'desk':
      print(`look at the releases at ${(await serveDesk(store, command.port)).address} until Ctrl-C`);
      return 0;
    case 'doctor':
      return doctor(command, store, { actor, print });
    case 'diff':
      await runDiff(command, config, print);
      return 0;
    case 'export':
    case 'import':
    case 'gc':
      await runDepot(command, config, print);
      return 0;
    case 'ensure':
      return ensureSources(config, print);
    default:
      (await linesOf(command, store, config)).forEach(print);
      return 0;
  }
}

type SmallCommand = RolloutCommand | PreviewCommand | KeysCommand | Extract<Command, { name: 'changelog' }>;

/** What is printed by commands that succeed or throw. */
async function linesOf(command: SmallCommand, store: ReleaseStore, config: DeliveryConfig): Promise<string[]> {
  switch (command.name) {
    case 'hold':
    case 'resume':
    case 'approve':
    case 'stop':
      return runRollout(store, command);
    case 'preview':
    case 'preview-list':
    case 'preview-revoke':
      return runPreview(store, command, config);
    case 'keys':
    case 'keys-rotate':
    case 'keys-revoke':
      return runKeys(store, command);
    case 'changelog':
      return reportChangelog(command.app, await readChangelog({ root: config.root, store }, command.app));
  }
}

async function rollback(command: RollbackCommand, store: ReleaseStore, actor: string): Promise<Moved> {
  if (command.name === 'rollback') return rollbackApp(store, command.app, { actor });
  if (command.name === 'rollback-to') return rollbackTo(store, command.constellation, { actor });
  return rollbackAll(store, { actor });
}

async function ensureSources(config: DeliveryConfig, print: Print): Promise<ExitCode> {
  const { moved } = await ensure({ ...config, print });
  if (moved) return printMove(moved, print);
  print('nothing changed in the sources');
  return 0;
}

function printMove(moved: Moved, print: Print): ExitCode {
  const { lines, exitCode } = reportMove(moved);
  lines.forEach(print);
  return exitCode;
}

/** Until Ctrl-C where it is watched. */
async function status({ watch }: Extract<Command, { name: 'status' }>, store: ReleaseStore, print: Print) {
  const { signal } = new AbortController();
  if (watch) await watchLines(() => reportStatus(store), { print, signal });
  else (await reportStatus(store)).forEach(print);
}

async function sign({ releases }: Extract<Command, { name: 'sign' }>, store: ReleaseStore, print: Print) {
  for (const name of releases) {
    await store.write(`sign ${nameOf(name)}`, (writer) => writer.sign(name));
    print(`signed ${nameOf(name)}`);
  }
}

async function history(
  { json }: Extract<Command, { name: 'history' }>,
  store: ReleaseStore,
  print: Print,
): Promise<ExitCode> {
  const found = await store.readHistory();
  if (json) print(JSON.stringify(found, null, 2));
  else reportHistory(found, await store.readPointer()).forEach(print);
  return found.broken === null ? 0 : 1;
}

async function doctor(
  { mends }: Extract<Command, { name: 'doctor' }>,
  store: ReleaseStore,
  { actor, print }: { actor: string; print: Print },
): Promise<ExitCode> {
  if (mends) await mend(store, actor);
  const findings = await diagnose(store);
  linesOfFindings(findings).forEach(print);
  return findings.every(({ state }) => state === 'passed') ? 0 : 1;
}

async function check(
  { releases: names, json, apiUrl, out }: Extract<Command, { name: 'check' }>,
  config: DeliveryConfig,
  print: Print,
): Promise<ExitCode> {
  const store = openStore(config.dataDir, config);
  const service = apiUrl ?? serviceBeside(config.dataDir);
  const { root, browser } = config;
  const { from: _from, set, ...verdict } = await checkRelease({ root, store, names, apiUrl: service, browser });
  if (out !== undefined) await writeVerdict(store, out, { set, findings: verdict.findings });
  if (json) print(JSON.stringify(verdict, null, 2));
  else reportCheck(verdict).forEach(print);
  return EXIT_OF_CHECK[verdict.verdict];
}

async function release(
  command: Extract<Command, { name: 'release' }>,
  config: DeliveryConfig,
  print: Print,
): Promise<ExitCode> {
  const { app } = command;
  const apps = discoverApps(config.root);
  if (!apps.includes(app))
    throw new DeliveryError('app-unknown', `There is no app ${app}. There are ${apps.join(', ') || 'none'}.`);
  const version = command.version ?? sourceVersions(config.root, [app]).get(app);
  if (version === undefined) throw new DeliveryError('app-unknown', `${app} has no version`);
  const store = openStore(config.dataDir, config);
  if (command.version === undefined && (await store.hasRelease(app, version))) {
    print(`${app}@${version} is published already: its sources did not change`);
  } else {
    const fromSources = command.version === undefined;
    const published = await releaseApp({ root: config.root, store, name: { app, version }, print, fromSources });
    print(`${published.isNew ? 'published' : 'unchanged'} ${app}@${version}`);
  }
  print(`serve it with: pnpm delivery promote ${app}@${version}`);
  return 0;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startChild, type Child } from './programs/child.ts';
import { pauseBefore } from './keep-running.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
const printed: string[] = [];
const started: (Supervisor | Child)[] = [];

afterEach(() => {
  for (const one of started.splice(0))
    if ('killAll' in one) {
      one.end({ code: 0, reason: 'the test is over' });
      one.killAll();
    } else one.kill();
  printed.splice(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Resolves when the program said that it is ready. */
function ready(name: string): Promise<void> {
  return expect.poll(() => printed, { timeout: 5000 }).toContain(`${name} ready`);
}

/** A program of one line; `keep` keeps it running. */
function program(name: string, source: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `const keep = () => setInterval(() => {}, 1000);\n${source}`);
  return {
    name,
    args: [file],
    cwd: folder,
    env: process.env,
    print: (line: string) => printed.push(`${name} ${line}`),
  };
}

const said: string[] = [];
afterEach(() => said.splice(0));

function supervisor(): Supervisor {
  const made = createSupervisor({ say: (line) => said.push(line) });
  started.push(made);
  return made;
}

/** A program that answers probes on a socket, and how to reach it. */
function site(name: string, more = '') {
  const socketPath = join(folder, `${name}.sock`);
  const source = `
    const { createServer } = await import('node:http');
    const { rmSync } = await import('node:fs');
    rmSync(${JSON.stringify(socketPath)}, { force: true });
    createServer((request, answer) => answer.end('well')).listen(${JSON.stringify(socketPath)}, () => console.log('ready'));
    console.log('pid ' + process.pid);
    ${more}
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });`;
  return [program(name, source), { socketPath }] as const;
}

const pids = (name: string) =>
  printed.flatMap((line) => new RegExp(`^${name} pid (\\d+)$`).exec(line)?.[1] ?? []).map(Number);

const READY = "console.log('ready');";
/** Says that it got the signal, so that the order of stopping can be seen. */
const POLITE = `keep(); process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); ${READY}`;

describe('a child process', () => {
  it('has its lines passed on until the last one', async () => {
    const child = startChild(program('service', `console.log('hello'); ${POLITE}`));
    started.push(child);
    await ready('service');
    await child.stop(5000);
    expect(printed).toEqual(['service hello', 'service ready', 'service stopped']);
  });

  it('has the lowest priority when it is to wait for the others', async () => {
    const source = `const { getPriority } = await import('node:os'); console.log(getPriority());`;
    const child = startChild({ ...program('types', source), isPatient: true });
    await child.exit;
    expect(printed).toEqual([`types ${constants.priority.PRIORITY_LOW}`]);
  });

  it('that does not listen is killed after the grace period', async () => {
    const child = startChild(program('stubborn', `keep(); process.on('SIGTERM', () => {}); ${READY}`));
    started.push(child);
    await ready('stubborn');
    await child.stop(50);
    expect(await child.exit).toBe('ended by SIGKILL');
  });

  it('ends when its parent is killed', async () => {
    const inner = program('inner', `console.log('inner ' + process.pid); ${POLITE}`);
    const child = JSON.stringify(new URL('programs/child.ts', import.meta.url).href);
    const outer = program(
      'outer',
      `const { startChild } = await import(${child});
       startChild({ ...${JSON.stringify({ ...inner, env: {} })}, print: (line) => console.log(line) });`,
    );
    const parent = startChild(outer);
    started.push(parent);
    await expect.poll(() => printed, { timeout: 5000 }).toContain('outer ready');
    const pid = Number(/inner (\d+)/.exec(printed.join('\n'))?.[1]);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill();
    await parent.exit;
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the supervisor', () => {
  it('starts again what was killed, says so, and leaves the others alone', async () => {
    const all = supervisor();
    await all.launch(...site('service'));
    await all.launch(...site('web'));
    process.kill(pids('service')[0] ?? 0, 'SIGKILL');
    await expect
      .poll(() => said.at(-1), { timeout: 10_000 })
      .toMatch(/^The service process is ready again after [\d.]+ s\.$/);
    expect(said[0]).toBe('The service process ended by itself: ended by SIGKILL. It starts again in 0.1 s.');
    expect([pids('service').length, pids('web').length]).toEqual([2, 1]);
  });

  it('goes on starting what ends again and again, with growing pauses', async () => {
    const all = supervisor();
    await all.launch(...site('web', 'setTimeout(() => process.exit(3), 150);'));
    const pauses = () => said.flatMap((line) => /exit code 3\. It starts again in ([\d.]+) s/.exec(line)?.[1] ?? []);
    await expect.poll(() => pauses().slice(0, 3), { timeout: 15_000 }).toEqual(['0.1', '0.2', '0.4']);
  });

  it('never waits more than a second', () => {
    expect([1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([100, 200, 400, 800, 1000, 1000]);
  });

  it('says that a process ended before it was ready, because then somebody has to act', async () => {
    const endpoint = { socketPath: join(folder, 'never.sock') };
    await expect(supervisor().launch(program('service', 'process.exit(3)'), endpoint)).rejects.toThrow(
      'The service process ended before it was ready: exit code 3.',
    );
  });

  it('stops the last launched first, also when the other was started again meanwhile', async () => {
    const all = supervisor();
    await all.launch(...site('service'));
    await all.launch(...site('web'));
    process.kill(pids('service')[0] ?? 0, 'SIGKILL');
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toContain('ready again');
    all.end({ code: 0, reason: 'asked' });
    await all.stopAll();
    expect(printed.filter((line) => line.endsWith('stopped'))).toEqual(['web stopped', 'service stopped']);
  });

  it('reports a command that fails', async () => {
    await expect(supervisor().run(program('content', 'process.exit(2)'))).rejects.toThrow(
      'content failed: exit code 2',
    );
  });

  it('starts nothing more once it is ending', async () => {
    const all = supervisor();
    all.end({ code: 0, reason: 'asked' });
    await expect(all.launch(...site('late'))).rejects.toThrow('Stopped.');
    expect(await all.ending).toEqual({ code: 0, reason: 'asked' });
  });
});

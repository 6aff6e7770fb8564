import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startChild, type Child } from './child.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
const printed: string[] = [];
const started: (Supervisor | Child)[] = [];

afterEach(() => {
  for (const one of started.splice(0))
    if ('killAll' in one) one.killAll();
    else one.kill();
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

function supervisor(grace?: number): Supervisor {
  const made = createSupervisor(grace);
  started.push(made);
  return made;
}

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

  it('that does not listen is killed after the grace period', async () => {
    const child = startChild(program('stubborn', `keep(); process.on('SIGTERM', () => {}); ${READY}`));
    started.push(child);
    await ready('stubborn');
    await child.stop(50);
    expect(await child.exit).toBe('ended by SIGKILL');
  });

  it('ends when its parent is killed', async () => {
    const inner = program('inner', `console.log('inner ' + process.pid); ${POLITE}`);
    const child = JSON.stringify(new URL('child.ts', import.meta.url).href);
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
  it('ends everything when one process dies, and says which', async () => {
    const site = supervisor();
    const web = site.launch(program('web', POLITE));
    await ready('web');
    site.launch(program('service', 'process.exit(3)'));
    expect(await site.ending).toEqual({ code: 1, reason: 'The service process ended by itself: exit code 3.' });
    await site.stopAll();
    expect(await web.exit).toBe('');
  });

  it('stops the last started first', async () => {
    const site = supervisor();
    site.launch(program('service', POLITE));
    await ready('service');
    site.launch(program('web', POLITE));
    await ready('web');
    await site.stopAll();
    expect(printed.filter((line) => line.endsWith('stopped'))).toEqual(['web stopped', 'service stopped']);
  });

  it('reports a command that fails', async () => {
    await expect(supervisor().run(program('content', 'process.exit(2)'))).rejects.toThrow(
      'content failed: exit code 2',
    );
  });

  it('starts nothing more once it is ending', async () => {
    const site = supervisor();
    site.end({ code: 0, reason: 'asked' });
    expect(() => site.launch(program('late', POLITE))).toThrow('Stopped.');
    expect(await site.ending).toEqual({ code: 0, reason: 'asked' });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const ROOT = join(FOLDER, '../..');
const units = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));
/** Tenths of `systemd-analyze security`: 0 is walled in, 100 may do everything. */
const MOST_EXPOSED = 20;

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: FOLDER, encoding: 'utf8' });
const hasSystemd = analyze('--version').status === 0;

describe('a unit of systemd', () => {
  it('is there for every program, and starts what the repository has', () => {
    expect(units).toHaveLength(4);
    for (const name of units) {
      const [, program = ''] = /ExecStart=.*\/node (\S+\.ts)/.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
      expect({ name, isThere: program !== '' && existsSync(join(ROOT, program)) }).toEqual({ name, isThere: true });
    }
  });

  it.skipIf(!hasSystemd).each(units)('%s keeps its program from nearly everything', (name) => {
    const found = analyze('security', '--offline=yes', '--no-pager', `--threshold=${MOST_EXPOSED}`, name);
    expect({ status: found.status, said: found.stdout.match(/Overall.*/)?.[0] }).toMatchObject({ status: 0 });
  });

  it.skipIf(!hasSystemd)('has no word that systemd does not know', () => {
    const { stderr } = analyze('verify', '--man=no', ...readdirSync(FOLDER).filter((name) => !name.endsWith('.ts')));
    // The programs are where they are installed, which is not here.
    expect(stderr.split('\n').filter((line) => line !== '' && !/is not executable/.test(line))).toEqual([]);
  });
});

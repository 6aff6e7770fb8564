import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withinKit } from './compile.ts';
import { exportsOfKit, packagesIn, versionOfKit } from './kit-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const shared = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

describe('what teams in other repositories get', () => {
  it('is what sections import, and none of the rooms of the service, the shell and the checks', () => {
    const given = exportsOfKit(shared.exports);
    expect(given).toMatchObject({
      '.': './shared/src/runtime/runtime.js',
      './server': './shared/src/server/server.js',
      './ui/*': './shared/src/ui/*.js',
      './build/section-preset': './shared/build/section-preset.js',
    });
    expect(Object.keys(given).filter((name) => /limits|crypto|state|api-client|build\/\*/.test(name))).toEqual([]);
    expect([given['./contract/settings/*'], given['./contract/pack/*']]).toEqual([null, null]);
  });

  it('depends on the packages that its modules import, and on no module of its own', () => {
    const texts = [
      `import { z } from 'zod';\nimport { useState } from "react";\nimport fs from 'node:fs';\nimport './page.css';`,
      `const { S3Client } = await import('@aws-sdk/client-s3/dist');\nimport { usePage } from 'shared';`,
      `require.resolve('typescript/package.json')`,
    ];
    expect(packagesIn(texts)).toEqual(['@aws-sdk/client-s3', 'react', 'typescript', 'zod']);
  });

  it('has the contract at its place, because its name gives others none of its settings', () => {
    const text = `import { readSettings } from 'shared/contract/settings/read-settings';`;
    expect(withinKit('delivery/src/config.js', text)).toContain(
      `'../../shared/src/contract/settings/read-settings.js'`,
    );
  });

  it('has a version that says by which shared a section is compiled', () => {
    const [one, other] = ['a', 'b'].map((surface) => versionOfKit('1.1.0', surface.repeat(64), 'c'.repeat(64)));
    expect(one).toBe('1.1.0-aaaaaaaa-cccccccc');
    expect(one).not.toBe(other);
  });
});

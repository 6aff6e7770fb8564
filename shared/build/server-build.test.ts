import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { serverBuild } from './builds.ts';

const SOURCE = `
// A remark that no renderer needs.
export class HillStart extends Error {}
export function climb(aVeryLongNameOfAStep: number) {
  const doubledStep = aVeryLongNameOfAStep * 2;
  return ['辰岳', doubledStep, doubledStep];
}
`;

/** The server's code of an app with this source, and where it lies. */
async function built(): Promise<string> {
  // Below the repository, where what the build needs is found.
  const folder = fs.mkdtempSync(path.join(import.meta.dirname, '../dist-of-the-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(path.join(folder, 'src'));
  fs.writeFileSync(path.join(folder, 'src/entry.server.ts'), SOURCE);
  const compiler = rspack(serverBuild({ folder, identifier: 'app', version: '0' }, 'section', []));
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  return fs.readFileSync(path.join(folder, 'dist/server/section.cjs'), 'utf8');
}

// Docs/decisions/0039: a renderer keeps the text, two bytes for each character when one of them is beyond Latin 1.
it('the server’s code is small and ASCII, and names functions and classes for stack traces', async () => {
  const code = await built();
  expect(code).not.toMatch(/[\u0080-\uffff]/);
  expect(code).not.toMatch(/remark|aVeryLongNameOfAStep|doubledStep/);
  expect(code).toMatch(/function climb\(/);
  expect(code).toMatch(/class HillStart/);
  expect(code.length).toBeLessThan(3 * SOURCE.length + 2000);
}, 60_000);

/* `node ../shared/build/build.ts` in an app's folder: builds it into `dist/` and writes its `release.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type MultiStats } from '@rspack/core';
import { writeRelease } from './release-file.ts';
import type { AppBuild } from './section-preset.ts';

const folder = process.cwd();
const { default: build } = (await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href)) as {
  default: AppBuild;
};
fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
const compiler = rspack(build.configurations);
const stats = await new Promise<MultiStats>((resolve, reject) => {
  compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('the build gave no result'))));
});
if (stats.hasErrors() || stats.hasWarnings()) {
  process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
  process.exit(1);
}
writeRelease(build.app, stats);
await new Promise((resolve) => compiler.close(resolve));

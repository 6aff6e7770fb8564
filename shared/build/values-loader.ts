import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/** Takes the place of a module in a bundle: runs it here, and leaves its exported values, which must be data. */
// oxlint-disable-next-line import/no-default-export -- what rspack takes as a loader
export default async function valuesLoader(this: Pick<LoaderContext, 'resourcePath'>): Promise<string> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how rspack names the module
  const { resourcePath } = this;
  const values = (await import(pathToFileURL(resourcePath).href)) as Record<string, unknown>;
  const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return exported.join('');
}

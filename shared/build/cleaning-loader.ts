import type { LoaderContext } from '@rspack/core';

/** How a library says that its Trusted Types policy passes any string. */
const PASSES_ANYTHING = /createHTML:\s*\(?(\w+)\)?\s*=>\s*\1\b/;

export interface Cleaning {
  /** Module whose `clean` makes harmless text of any text; an absolute path. */
  module: string;
}

/** Gives the policy that a library makes for itself a rule of ours (docs/decisions/0020). Ends the build when there is none. */
// oxlint-disable-next-line import/no-default-export -- what rspack takes as a loader
export default function cleaningLoader(
  this: Pick<LoaderContext<Cleaning>, 'resourcePath' | 'getOptions'>,
  source: string,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how rspack hands over what was configured
  const { resourcePath, getOptions } = this;
  if (!PASSES_ANYTHING.test(source))
    throw new Error(`${resourcePath} has no policy that passes anything: look at it anew`);
  const { module } = getOptions();
  const cleaned = source.replace(PASSES_ANYTHING, 'createHTML: clean');
  return `import { clean } from ${JSON.stringify(module)};\n${cleaned}`;
}

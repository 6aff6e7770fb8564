import { relative } from 'node:path';
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { isSampled, type Sample } from './sample.ts';

/** Passes over mutants that are not of the sample: StrykerJS has no sampling of its own. */
function samplingChecker(options: StrykerOptions): Checker {
  const sample = options['sample'] as Sample;
  const resultOf = ({ fileName, mutatorName, replacement, location }: Mutant): CheckResult => {
    const file = relative(process.cwd(), fileName);
    const name = { file, mutator: mutatorName, replacement, line: location.start.line + 1 };
    return isSampled(name, sample)
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'not in the sample' };
  };
  return {
    init: async () => {},
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  };
}
samplingChecker.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sampling', samplingChecker)];

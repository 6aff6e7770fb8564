import type { Published } from '../publish/publish-folder.ts';
import type { BudgetResult } from '../publish/budgets.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { withBuiltApp } from './build-app.ts';

export interface ReleaseOptions {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly name: ReleaseName;
  readonly print: (line: string) => void;
}

/** Builds and publishes one app, with its measured budgets on the progress line. Not promoted. */
export async function releaseApp({ root, store, name, print }: ReleaseOptions): Promise<Published> {
  const begun = performance.now();
  return withBuiltApp({ root, ...name }, async (folder) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const published = await store.write(`publish ${nameOf(name)}`, (writer) => writer.publish(name, folder));
    print(`built ${name.app} ${name.version} (${seconds} s)${published.budgets.map(budgetText).join('')}`);
    return published;
  });
}

const budgetText = ({ budget, bytes, allowed }: BudgetResult) => ` · ${budget} ${bytes} of ${allowed} B brotli`;

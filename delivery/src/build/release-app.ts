import type { Published } from '../publish/publish-folder.ts';
import type { BudgetResult } from '../publish/budgets.ts';
import type { ReleaseStore } from '../store.ts';
import { DeliveryError } from '../delivery-error.ts';
import { originOf, writeOrigin } from '../changelog/origin.ts';
import { sourceVersions } from './source-version.ts';
import { provenanceOf } from './provenance.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { withBuiltApp } from './build-app.ts';

export interface ReleaseOptions {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly name: ReleaseName;
  readonly print: (line: string) => void;
  /** True when the version was computed from the sources; it must still be theirs after the build. */
  readonly fromSources: boolean;
}

/** Builds and publishes one app, with its measured budgets on the progress line. Not promoted. */
export async function releaseApp({ root, store, name, print, fromSources }: ReleaseOptions): Promise<Published> {
  const begun = performance.now();
  const origin = await originOf(root, name.app);
  return withBuiltApp({ root, ...name }, async (folder) => {
    if (fromSources && sourceVersions(root, [name.app]).get(name.app) !== name.version) throw changedMeanwhile(name);
    const provenance = provenanceOf(root, name.app, origin);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const published = await store.write(`publish ${nameOf(name)}`, (writer) =>
      writer.publish(name, folder, provenance),
    );
    if (published.isNew && origin !== null) await writeOrigin(store.dataDir, name, origin);
    print(`built ${name.app} ${name.version} (${seconds} s)${published.budgets.map(budgetText).join('')}`);
    return published;
  });
}

function changedMeanwhile(name: ReleaseName): DeliveryError {
  return new DeliveryError(
    'build-failed',
    `The sources of ${name.app} changed while it was built. Run the command again.`,
  );
}

const budgetText = ({ budget, bytes, allowed }: BudgetResult) => ` · ${budget} ${bytes} of ${allowed} B brotli`;

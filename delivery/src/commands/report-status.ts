import type { Constellation } from 'shared/contract/section/release';
import { readRollout } from '../promotion/rollout/rollout.ts';
import { comparisonWords, readRolloutStatus } from '../promotion/rollout/rollout-status.ts';
import { lineOfVersions, lineThatBrought } from '../promotion/lineage.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf } from '../verify.ts';
import { metWords, readBrowserStatus } from '../web/browser-status.ts';
import { readWebStatus } from '../web/web-status.ts';
import { formatTable } from './format-table.ts';
import { describeRollout } from './run-rollout.ts';

/** The promoted set with owners and earlier versions, and what the web process reports. */
export async function reportStatus(store: ReleaseStore): Promise<string[]> {
  const id = await store.readPointer();
  if (id === null) return ['nothing is promoted yet', ...(await webLines(store.dataDir, id))];
  const { apps } = await store.readConstellation(id);
  const { lines, broken } = await store.readHistory();
  const rows = Object.entries(apps).map(([app, { version, owner }]) => [
    app,
    version,
    owner,
    lineThatBrought(lines, app, version)?.when.slice(0, 19).replace('T', ' ') ?? '?',
    lineOfVersions(lines, app).at(-2) ?? '-',
  ]);
  return [
    `promoted ${id}`,
    ...formatTable([['app', 'version', 'owner', 'since (UTC)', 'previous'], ...rows]),
    ...(broken === null ? [] : [`the history is broken: ${broken}`]),
    ...(await rolloutLines(store)),
    ...(await webLines(store.dataDir, id)),
    ...(await browserLines(store.dataDir, apps)),
  ];
}

/** What browsers report of the promoted releases, where they report anything. */
async function browserLines(dataDir: string, apps: Constellation['apps']): Promise<string[]> {
  const met = Object.entries(await readBrowserStatus(dataDir));
  return met
    .filter(
      ([
        app,
        {
          version,
          met: { failed },
        },
      ]) => apps[app]?.version === version && failed > 0,
    )
    .map(([app, one]) => {
      const verdict = one.isWorse ? '; that is no chance, and nothing earlier took its place' : '';
      return `browsers: ${nameOf({ app, version: one.version })}: ${metWords(one)}${verdict}`;
    });
}

/** The rollout under way, and what its visitors met. */
async function rolloutLines(store: ReleaseStore): Promise<string[]> {
  const found = await readRollout(store);
  if (!found) return [];
  const counted = await readRolloutStatus(store.dataDir);
  const said = describeRollout(found.rollout);
  if (counted?.id !== found.rollout.id) return [said];
  return [said, `  ${comparisonWords(counted)}`];
}

async function webLines(dataDir: string, promoted: string | null): Promise<string[]> {
  const status = await readWebStatus(dataDir);
  if (!status) return ['web: no web process runs on this store'];
  const serving = status.constellation ?? 'nothing yet';
  const refused = status.refused.map(({ id, reason, at }) => `web: refused ${id} at ${at}: ${reason}`);
  return [`web: serves ${serving}${status.constellation === promoted ? '' : ', not the promoted set'}`, ...refused];
}

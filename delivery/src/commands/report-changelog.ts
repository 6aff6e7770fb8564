import type { ChangelogEntry } from '../changelog/changelog.ts';

const GOES_BACK = {
  rollback: 'Rolled back',
  revert: 'Taken back, because the web process refused it',
  demotion: 'Taken back after failures',
  withdraw: 'Ended its rollout',
  recover: 'Restored after a command that was interrupted',
};

/** Markdown, newest move first. */
export function reportChangelog(app: string, entries: readonly ChangelogEntry[]): string[] {
  if (entries.length === 0) return [`# Changelog of ${app}`, '', 'Nothing was promoted yet.'];
  return [`# Changelog of ${app}`, ...entries.flatMap((entry) => ['', ...section(app, entry)])];
}

function section(app: string, entry: ChangelogEntry): string[] {
  const { when, who, what, from, to } = entry;
  const title = `## ${to ?? 'none'}, ${when.slice(0, 10)}`;
  if (what !== 'promote' && what !== 'ensure' && what !== 'advance')
    return [title, '', `${GOES_BACK[what]} from ${from ?? 'none'} by ${who}.`];
  return [title, '', `Promoted by ${who}${from === null ? '' : `, after ${from}`}.`, ...contents(app, entry)];
}

function contents(app: string, { commits, changed }: ChangelogEntry): string[] {
  if (commits === null) return ['', 'Which commits came with it is not recorded.'];
  const lists = [...commits].flatMap(([folder, list]) => [
    '',
    ...(folder === app ? [] : [`In \`${folder}\`:`, '']),
    ...list.map(({ hash, subject }) => `- ${subject} (${hash})`),
  ]);
  const nothing = lists.length === 0 && !changed ? ['', 'No commit changed its sources.'] : [];
  return [...lists, ...nothing, ...(changed ? ['', 'It has changes besides that are in no commit.'] : [])];
}

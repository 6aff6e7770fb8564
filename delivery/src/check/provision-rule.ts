import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import { nameOf } from '../verify.ts';
import { NotRun } from './finding.ts';

type Provision = NonNullable<Release['uses']>;

const ageless = (release: Release) =>
  new NotRun(`${nameOf(release)} was built before releases said what they give and take of shared`);

/** What one side was built with and the other does not give, such as `useApi of shared`. */
function lackingIn(given: Provision, uses: Provision): string[] {
  return Object.entries(uses).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, digest]) => {
      const here = given[module]?.[name];
      if (here === digest) return [];
      return [`${name} of ${module}${here === undefined ? ', which is not there' : ', which has other types there'}`];
    }),
  );
}

/**
 * Sections run with the shell's `shared`, whatever they were compiled against. The version of the package says what
 * somebody thought of it; the declarations say what changed.
 */
export function checkProvision(releases: readonly Release[]): string[] {
  const shell = releases.find(({ app }) => app === 'shell');
  if (!shell) throw new NotRun('the set has no shell');
  if (!shell.provides) throw ageless(shell);
  const given = shell.provides;
  return releases
    .filter((release) => release !== shell)
    .map((release) => {
      if (!release.uses) throw ageless(release);
      const lacking = lackingIn(given, release.uses);
      const count = Object.values(release.uses).reduce((sum, names) => sum + Object.keys(names).length, 0);
      if (lacking.length === 0) return `${nameOf(release)} takes ${count} values`;
      const what = `${nameOf(release)} (${release.owner}) takes ${lacking.join('; ')}`;
      throw new DeliveryError(
        'promotion-refused',
        `${what}: ${nameOf(shell)} was built from another shared. Release ${release.app} again and promote both.`,
      );
    });
}

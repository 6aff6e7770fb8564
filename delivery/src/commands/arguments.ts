import { parseArgs } from 'node:util';
import { appName, appVersion } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseName } from '../verify.ts';
import { rolloutIn, type RolloutWords } from './rollout-words.ts';

/** A command line that was understood. */
export type Command =
  | { readonly name: 'help' | 'ensure' }
  | { readonly name: 'rollback-all' }
  | { readonly name: 'hold' | 'resume' | 'approve' | 'stop' }
  | { readonly name: 'rollback-to'; readonly constellation: string }
  | { readonly name: 'status'; readonly watch: boolean }
  | { readonly name: 'release'; readonly app: string; readonly version: string | undefined }
  | {
      readonly name: 'promote';
      readonly wanted: readonly ReleaseName[];
      readonly dropped: readonly string[];
      readonly apiUrl: string | undefined;
      /** File with the signed verdict of a machine that has opened the pages. */
      readonly checked: string | undefined;
      /** Why it is promoted though the gate does not pass it. */
      readonly despite: string | undefined;
      /** Absent where everybody gets it at once. */
      readonly rollout?: RolloutWords;
    }
  | { readonly name: 'rollback'; readonly app: string }
  | { readonly name: 'changelog'; readonly app: string }
  | { readonly name: 'sign'; readonly releases: readonly ReleaseName[] }
  | {
      readonly name: 'check';
      readonly releases: readonly ReleaseName[];
      readonly json: boolean;
      readonly apiUrl: string | undefined;
      /** Where the verdict is written, signed. */
      readonly out: string | undefined;
    }
  | { readonly name: 'preview'; readonly releases: readonly ReleaseName[]; readonly until: string | undefined }
  | { readonly name: 'preview-list' }
  | { readonly name: 'preview-revoke'; readonly key: string }
  | { readonly name: 'export'; readonly place: string; readonly releases: readonly ReleaseName[] }
  | {
      readonly name: 'import';
      readonly place: string;
      /** None: what is promoted there, with its moves. */
      readonly releases: readonly ReleaseName[];
      readonly watch: boolean;
    }
  | { readonly name: 'gc'; readonly place: string | undefined; readonly days: number; readonly isDry: boolean }
  | {
      readonly name: 'diff';
      readonly from: string;
      readonly to: string;
      /** Pictures of changed pages. */
      readonly hasShots: boolean;
      readonly apiUrl: string | undefined;
    }
  | { readonly name: 'webhook'; readonly url: string }
  | { readonly name: 'desk'; readonly port: number }
  | { readonly name: 'doctor'; readonly mends: boolean }
  | { readonly name: 'keys' }
  | { readonly name: 'keys-rotate'; readonly holder: string }
  | { readonly name: 'keys-revoke'; readonly id: string; readonly reason: string }
  | { readonly name: 'history'; readonly json: boolean };

interface Words {
  readonly words: readonly string[];
  readonly version: string | undefined;
  readonly json: boolean;
  readonly all: boolean;
  readonly dropped: readonly string[];
  readonly api: string | undefined;
  readonly despite: string | undefined;
  readonly until: string | undefined;
  readonly watch: boolean;
  readonly to: string | undefined;
  readonly keep: string | undefined;
  readonly dry: boolean;
  readonly mend: boolean;
  readonly shots: boolean;
  readonly port: string | undefined;
  readonly checked: string | undefined;
  readonly out: string | undefined;
  readonly rollout: RolloutWords | undefined;
}

/** Reads what stands after `delivery`. Throws `usage`. */
export function parseCommand(argv: readonly string[]): Command {
  const { positionals, values } = parse(argv);
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!reader) throw usage(`There is no command ${name}.`);
  const { version, json = false, all = false, drop: dropped = [], api, despite, until, watch = false, to } = values;
  const { keep, 'dry-run': dry = false, mend = false, shots = false, port, checked, out } = values;
  const { percent, for: time, at, approval = false } = values;
  const rollout = rolloutIn({ percent, for: time, at, approval });
  if (rollout && name !== 'promote') throw usage('--percent, --for, --at and --approval are for promote.');
  return reader({
    words,
    version,
    json,
    all,
    dropped,
    api,
    despite,
    until,
    watch,
    to,
    keep,
    dry,
    mend,
    shots,
    port,
    checked,
    out,
    rollout,
  });
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      // pnpm hands a separating "--" on.
      args: argv[0] === '--' ? argv.slice(1) : [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'string' },
        json: { type: 'boolean' },
        all: { type: 'boolean' },
        drop: { type: 'string', multiple: true },
        api: { type: 'string' },
        despite: { type: 'string' },
        until: { type: 'string' },
        watch: { type: 'boolean' },
        to: { type: 'string' },
        percent: { type: 'string' },
        for: { type: 'string' },
        at: { type: 'string' },
        approval: { type: 'boolean' },
        keep: { type: 'string' },
        'dry-run': { type: 'boolean' },
        mend: { type: 'boolean' },
        shots: { type: 'boolean' },
        port: { type: 'string' },
        checked: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

const readers: Partial<Record<string, (words: Words) => Command>> = {
  release: ({ words, version }) => ({
    name: 'release',
    app: oneApp(words),
    version: version === undefined ? version : versionIn(version),
  }),
  promote: ({ words, dropped, api, checked, despite, rollout }) => {
    if (despite?.trim() === '') throw usage('Say why after --despite.');
    const wanted = releasesIn(words, 'promote');
    return { name: 'promote', wanted, dropped, apiUrl: api, checked, despite, ...(rollout && { rollout }) };
  },
  hold: ({ words }) => none(words, { name: 'hold' }),
  resume: ({ words }) => none(words, { name: 'resume' }),
  approve: ({ words }) => none(words, { name: 'approve' }),
  stop: ({ words }) => none(words, { name: 'stop' }),
  rollback: ({ words, all, to }) => {
    if (to !== undefined && (all || words.length > 0)) throw usage('Name one app, --all or --to, and one of them.');
    if (to !== undefined) return { name: 'rollback-to', constellation: constellationIn(to) };
    if (all && words.length > 0) throw usage('Name one app or --all, not both.');
    return all ? { name: 'rollback-all' } : { name: 'rollback', app: oneApp(words) };
  },
  changelog: ({ words }) => ({ name: 'changelog', app: oneApp(words) }),
  status: ({ words, watch }) => none(words, { name: 'status', watch }),
  ensure: ({ words }) => none(words, { name: 'ensure' }),
  history: ({ words, json }) => none(words[0] === 'verify' ? words.slice(1) : words, { name: 'history', json }),
  check: ({ words, json, api, out }) => ({
    name: 'check',
    releases: releasesIn(words, 'check'),
    json,
    apiUrl: api,
    out,
  }),
  sign: ({ words }) => ({ name: 'sign', releases: releasesIn(words, 'sign') }),
  preview: ({ words, until }) => {
    const [what, key, ...more] = words;
    if (what === 'list') return none(words.slice(1), { name: 'preview-list' });
    if (what !== 'revoke') return { name: 'preview', releases: releasesIn(words, 'preview'), until };
    if (key === undefined || more.length > 0) throw usage('Name one preview, as preview list shows it.');
    return { name: 'preview-revoke', key };
  },
  export: ({ words: [place, ...words] }) => ({
    name: 'export',
    place: depotIn(place === undefined ? [] : [place]),
    releases: words.map(releaseIn),
  }),
  import: ({ words: [place, ...words], watch }) => {
    if (watch && words.length > 0) throw usage('--watch follows what is promoted; releases are named without it.');
    return {
      name: 'import',
      place: depotIn(place === undefined ? [] : [place]),
      releases: words.map(releaseIn),
      watch,
    };
  },
  diff: ({ words: [from, to, ...more], shots, api }) => {
    if (from === undefined || to === undefined || more.length > 0) throw usage('Name two sets, as history shows them.');
    return { name: 'diff', from: constellationIn(from), to: constellationIn(to), hasShots: shots, apiUrl: api };
  },
  webhook: ({ words }) => ({ name: 'webhook', url: addressIn(words) }),
  desk: ({ words, port }) => none(words, { name: 'desk', port: portIn(port) }),
  doctor: ({ words, mend }) => none(words, { name: 'doctor', mends: mend }),
  gc: ({ words, keep, dry }) => {
    const place = words.length === 0 ? undefined : depotIn(words);
    return { name: 'gc', place, days: daysIn(keep), isDry: dry };
  },
  keys: ({ words: [what, ...words] }) => {
    if (what === undefined) return { name: 'keys' };
    if (what === 'rotate') return { name: 'keys-rotate', holder: oneApp(words) };
    const [id, ...reason] = words;
    if (what !== 'revoke' || id === undefined || reason.length === 0)
      throw usage('Say keys, keys rotate <holder>, or keys revoke <key> <reason>.');
    return { name: 'keys-revoke', id, reason: reason.join(' ') };
  },
};

function none(words: readonly string[], command: Command): Command {
  if (words.length > 0) throw usage(`${words.join(' ')} is not expected here.`);
  return command;
}

function oneApp(words: readonly string[]): string {
  const [app, ...more] = words;
  if (app === undefined || more.length > 0) throw usage('Name one app, such as mf-invest.');
  return appIn(app);
}

function depotIn([place, ...more]: readonly string[]): string {
  if (place === undefined || more.length > 0) throw usage('Name one place, such as s3://bucket/site or /srv/depot.');
  return place;
}

/** A month, unless somebody says otherwise; open pages are answered for a day at least. */
function daysIn(word = '30'): number {
  const days = Number(word);
  if (Number.isInteger(days) && days >= 1) return days;
  throw usage('--keep is a whole number of days, at least 1.');
}

function addressIn([word = '', ...more]: readonly string[]): string {
  const address = URL.parse(word);
  if (more.length === 0 && (address?.protocol === 'https:' || address?.protocol === 'http:')) return address.href;
  throw usage('Name one address that moves are sent to, such as https://ops.example/moves.');
}

/** Beside the usual port of the site. */
function portIn(word = '8090'): number {
  const port = Number(word);
  if (/^\d{1,5}$/.test(word) && port <= 65_535) return port;
  throw usage('--port is a whole number from 0 to 65535.');
}

function releasesIn(words: readonly string[], what: 'check' | 'preview' | 'promote' | 'sign'): ReleaseName[] {
  if (words.length === 0) throw usage(`Name what to ${what}, such as mf-invest@1.4.0.`);
  const wanted = words.map(releaseIn);
  if (what === 'sign') return wanted;
  const twice = wanted.find(({ app }, position) => wanted.findIndex((other) => other.app === app) !== position);
  if (twice) throw usage(`${twice.app} is named twice.`);
  return wanted;
}

function releaseIn(word: string): ReleaseName {
  const [app = '', version = '', ...more] = word.split('@');
  if (more.length > 0 || version === '') throw usage(`${word} is not <app>@<version>.`);
  return { app: appIn(app), version: versionIn(version) };
}

function appIn(word: string): string {
  if (appName.safeParse(word).success) return word;
  throw usage(`${word} is not the name of an app.`);
}

function versionIn(word: string): string {
  if (appVersion.safeParse(word).success) return word;
  throw usage(`${word} is not a version such as 1.4.0.`);
}

function constellationIn(word: string): string {
  if (/^[0-9a-f]{16}$/.test(word)) return word;
  throw usage(`${word} is not the id of a set, as history shows it.`);
}

const usage = (message: string) => new DeliveryError('usage', `${message} See delivery --help.`);

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract/section/release';
import type { BreakableSite } from '../../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../../fixtures/releases/faulty-release.ts';
import { pageOf } from '../beside-section.ts';
import { codeAt, FAULTS, faultyCode } from '../section-faults.ts';
import type { Phase } from './cells.ts';

export interface Publishing {
  site: BreakableSite;
  /** What is promoted. */
  good: Release;
  version: string;
}

interface ServerFault {
  /** @returns `app@version` of a release that has it */
  publish: (publishing: Publishing) => Promise<string>;
  /** What the command says that refuses it; null for one that shows itself to visitors only. */
  refusal: RegExp | null;
}

const HANG = 'return new Promise((resolve) => setTimeout(resolve, 30000));';

/** The page that does it, without its query. */
const pathOf = (section: string) => pageOf(section).split('?')[0] ?? '';

const withCode =
  (code: (path: string) => string) =>
  ({ site, good, version }: Publishing): Promise<string> =>
    publishWithCode(site, good, { version, code: code(pathOf(good.app)) });

/** A release whose file was lost or changed after it was signed. */
const withFile =
  (fileOf: (release: Release) => string | undefined, change: (text: string) => string | null) =>
  async ({ site, good, version }: Publishing): Promise<string> => {
    const release = await publishWithCode(site, good, { version, code: '' });
    await site.damage(release, fileOf(good) ?? '', change);
    return release;
  };

const lost = (fileOf: (release: Release) => string | undefined) => withFile(fileOf, () => null);

const chunkOf = ({ chunks }: Release) => chunks['section']?.[0];
const stylesOf = ({ css }: Release) => Object.values(css)[0]?.[0];

export async function withForgedSignature({ site, good, version }: Publishing): Promise<string> {
  const release = await publishWithCode(site, good, { version, code: '' });
  const file = path.join(site.dataDir, 'signatures', good.app, `${version}.json`);
  const signed = JSON.parse(await readFile(file, 'utf8')) as { signatures: { sig: string }[] };
  const forged = signed.signatures.map((one) => ({
    ...one,
    sig: one.sig.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  }));
  await writeFile(file, JSON.stringify({ ...signed, signatures: forged }));
  return release;
}

/** Signed by its team, and built for what no shell has. */
const ofAnotherContract = ({ site, good, version }: Publishing): Promise<string> =>
  publishWithCode(site, { ...good, contract: good.contract + 1 }, { version, code: '' });

const WORDLESS = `module.exports = { section: { ...module.exports.section, messages: { ...module.exports.section.messages, en: {} } } };`;

export const SERVER_FAULTS: Readonly<Record<Phase, ServerFault>> = {
  'entry missing': { publish: lost(({ server }) => server), refusal: /section\.cjs is missing/ },
  'chunk missing': { publish: lost(chunkOf), refusal: /section\.\w+\.js is missing/ },
  'CSS missing': { publish: lost(stylesOf), refusal: /\.css is missing/ },
  'factory throws': {
    publish: withCode((page) => faultyCode('throws', 'import', page)),
    refusal: /broken on purpose/,
  },
  'render throws': { publish: withCode((page) => faultyCode('throws', 'render', page)), refusal: null },
  // React runs no effects on the server; what a render leaves behind for later is what there is of them.
  'effect throws': { publish: withCode((page) => codeAt(FAULTS.rejects, 'render', page)), refusal: null },
  '30 s hang': { publish: withCode((page) => codeAt(HANG, 'load', page)), refusal: null },
  'corrupt bytes': {
    publish: withFile(
      ({ server }) => server,
      (text) => `${text} `,
    ),
    refusal: /does not have the bytes of its hash/,
  },
  'bad signature': { publish: withForgedSignature, refusal: /the signature by key .* does not fit the bytes/ },
  'words missing': { publish: withCode(() => WORDLESS), refusal: /words/ },
  'wrong contract': { publish: ofAnotherContract, refusal: /contract/ },
};

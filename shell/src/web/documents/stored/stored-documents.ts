import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { storedScope } from 'shared/contract/section/stored-page';
import type { Lang } from 'shared/contract/text/lang';
import { FILE_HEADERS } from '../../http/security-headers.ts';
import { storedManifestOf } from '../small-documents.ts';
import type { DocumentContext, TextDocument } from '../write-documents.ts';

export interface StoredAddress {
  lang: Lang;
  /** The page, below the language segment. */
  of: string;
}

const SOURCE = path.join(import.meta.dirname, 'stored-page.worker.ts');
const STRIP =
  "const { readFileSync } = require('node:fs'); const { stripTypeScriptTypes } = require('node:module');" +
  "process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')))";

/**
 * Small and without imports: without its types it is what a browser runs. Part of no release, so that it outlives them all. What
 * takes the types away stays in memory (docs/decisions/0039), so a process of its own does it, for the first who asks.
 */
async function stripped(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', '--eval', STRIP, SOURCE]);
  return stdout;
}

let script: Promise<string> | undefined;
function workerScript(): Promise<string> {
  script ??= stripped();
  script.catch(() => (script = undefined));
  return script;
}

const offerAt = ({ of }: StoredAddress, { snapshot }: DocumentContext) => snapshot.site.match(of)?.route.offers?.stored;

/**
 * The worker of a page that visitors may keep; it may answer for that page alone. Null where no page of the set offers it:
 * workers that find this take themselves and what they keep off the device.
 */
export async function writeStoredWorker(
  address: StoredAddress,
  context: DocumentContext,
): Promise<TextDocument | null> {
  if (!offerAt(address, context)) return null;
  const headers = {
    'service-worker-allowed': storedScope(address.lang, address.of),
    // What it fetches is held against its own policy, not that of the page.
    'content-security-policy': `${FILE_HEADERS['content-security-policy']}; connect-src 'self'`,
  };
  return { type: 'text/javascript; charset=utf-8', text: await workerScript(), headers };
}

/** Its name and first address for the home screen. */
export async function writeStoredManifest(
  address: StoredAddress,
  context: DocumentContext,
): Promise<TextDocument | null> {
  const name = offerAt(address, context)?.[address.lang];
  const site = name === undefined ? null : await context.context.siteData.get(address.lang);
  if (name === undefined || !site) return null;
  const page = { name, address: storedScope(address.lang, address.of) };
  return {
    type: 'application/manifest+json; charset=utf-8',
    text: storedManifestOf(address.lang, page, site.info),
  };
}

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appName, appVersion } from 'shared/contract/section/release';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';
import { canonicalJson } from '../files/digest.ts';
import { writeDurably } from '../files/durable-write.ts';
import { envelope, type Signature, type Signed } from '../trust/envelope.ts';

/** 128 random bits: whoever knows them sees the set. */
const previewKey = z.string().regex(/^[0-9a-f]{32}$/);

const preview = z.strictObject({
  schema: z.literal(1),
  key: previewKey,
  /** Id of the set that is shown. */
  constellation: z.string().regex(/^[0-9a-f]{16}$/),
  /** What the set has that is not promoted. */
  releases: z.array(z.strictObject({ app: appName, version: appVersion })).min(1),
  who: z.string(),
  /** ISO times between which it is shown. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type Preview = z.infer<typeof preview>;

const TYPE = 'application/vnd.site.preview+json';

export const signedOf = (value: Preview): Signed => ({ type: TYPE, payload: canonicalJson(value) });

const folderOf = (dataDir: string) => join(dataDir, 'previews');
const pathOf = (dataDir: string, key: string) => join(folderOf(dataDir), `${key}.json`);

export const isPreviewKey = (word: string): boolean => previewKey.safeParse(word).success;

/** A preview as its team signed it. */
export interface SignedPreview {
  readonly preview: Preview;
  readonly signatures: readonly Signature[];
}

export async function writePreviewFile(dataDir: string, { preview: value, signatures }: SignedPreview): Promise<void> {
  const { type, payload } = signedOf(value);
  const signed = { payloadType: type, payload: Buffer.from(payload).toString('base64'), signatures };
  await writeDurably(pathOf(dataDir, value.key), `${JSON.stringify(signed)}\n`, 0o600);
}

/** Null when there is none, or nothing that could be one. */
export async function readPreviewFile(dataDir: string, key: string): Promise<SignedPreview | null> {
  if (!isPreviewKey(key)) return null;
  try {
    const { payload, signatures } = envelope.parse(JSON.parse(await readFile(pathOf(dataDir, key), 'utf8')));
    return { preview: preview.parse(JSON.parse(Buffer.from(payload, 'base64').toString())), signatures };
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export async function removePreviewFile(dataDir: string, key: string): Promise<void> {
  await rm(pathOf(dataDir, key), { force: true });
}

/** Keys of all that lie there. */
export async function previewKeys(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(folderOf(dataDir));
    return names.map((name) => name.replace(/\.json$/, '')).filter(isPreviewKey);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

import path from 'node:path';
import { z } from 'zod';
import { LocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/*
 * Settings of files that the service makes and keeps, such as downloads: in the data folder, or in a bucket of an
 * S3-compatible service when one is named.
 */

export const storageEnvironment = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, { error: 'must be empty or end with a slash' })
    .default(''),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Values = z.output<z.ZodObject<typeof storageEnvironment>>;

export interface BucketSettings {
  bucket: string;
  /** Before every key; empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Another service than that of AWS. */
  endpoint: string | undefined;
  /** Undefined takes them from the machine, as AWS tools do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface StorageSettings {
  /** Folder for the objects when there is no bucket. */
  folder: string;
  bucket: BucketSettings | undefined;
}

/** Settings that need each other; the rule that is broken, by name. */
export function storageFaults(values: Values): string[] {
  const hasBoth = (values.S3_ACCESS_KEY_ID === undefined) === (values.S3_SECRET_ACCESS_KEY === undefined);
  const needBucket = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'] as const).filter((key) => values[key] !== undefined);
  return [
    ...(hasBoth ? [] : ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are set together']),
    ...(values.S3_BUCKET === undefined ? needBucket.map((key) => `${key}: needs S3_BUCKET`) : []),
  ];
}

export function storageSettings(values: Values, dataDir: string): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined;
  const { S3_PREFIX: prefix, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const named = bucket === undefined ? undefined : { bucket, prefix, region, endpoint, credentials };
  return { folder: path.join(dataDir, 'storage'), bucket: named };
}

export async function openStorage({ folder, bucket }: StorageSettings): Promise<Storage> {
  if (!bucket) return new LocalStorage(folder);
  // The client of AWS is large, and most installations keep their files beside the database.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(bucket);
}

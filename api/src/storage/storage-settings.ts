import path from 'node:path';
import type { ServiceKey } from 'shared/contract/settings/programs';
import type { Values as ValuesOf } from 'shared/contract/settings/read-settings';

/*
 * Settings of files that the service makes and keeps, such as downloads: in the data folder, or in a bucket of an
 * S3-compatible service when one is named.
 */

type Values = ValuesOf<ServiceKey>;

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

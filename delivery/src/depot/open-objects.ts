import { resolve } from 'node:path';
import { DeliveryError } from '../delivery-error.ts';
import { folderObjects } from './folder-objects.ts';
import type { ObjectStore } from './object-store.ts';
import type { BucketOptions } from './s3-objects.ts';

/** How a bucket is reached. */
export type Access = Pick<BucketOptions, 'region' | 'endpoint' | 'credentials'>;

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/?)*))?$/;

/** `s3://bucket/prefix`, or a folder. Throws `usage`. */
export async function openObjects(place: string, access: Access): Promise<ObjectStore> {
  if (!place.startsWith('s3:')) return folderObjects(resolve(place));
  const [, bucket, path = ''] = BUCKET.exec(place) ?? [];
  if (bucket === undefined) throw new DeliveryError('usage', `${place} is not s3://<bucket>/<prefix>.`);
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  // The client of buckets is large, and few commands need it.
  const { bucketObjects } = await import('./s3-objects.ts');
  return bucketObjects({ bucket, prefix, ...access });
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Condition, ListedObject, ObjectStore } from './object-store.ts';

export interface BucketOptions {
  readonly bucket: string;
  /** Before every key; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Another service than that of AWS. */
  readonly endpoint?: string | undefined;
  /** Undefined takes them from the machine, as AWS tools do. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** A condition that does not hold, another writer of the same object at the same moment, and nothing there that could match. */
const REFUSED: readonly string[] = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];

const headersFor = (condition: Condition | undefined) =>
  condition === 'absent' ? { IfNoneMatch: '*' } : condition ? { IfMatch: condition.tag } : {};

/** Objects of a bucket, with conditional writes (S3 PutObject, `If-None-Match` and `If-Match`). */
export function bucketObjects({ bucket, prefix, region, endpoint, credentials }: BucketOptions): ObjectStore {
  const client = new S3Client({
    region,
    // Checksums in trailers, the SDK's default, end up inside the object with several compatible services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials ? { credentials } : {}),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function listFrom(start: string, token?: string): Promise<ListedObject[]> {
    const next = token === undefined ? {} : { ContinuationToken: token };
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + start, ...next }));
    const found = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
      Key === undefined ? [] : { key: Key.slice(prefix.length), modified: LastModified?.getTime() ?? Date.now() },
    );
    const { NextContinuationToken: following } = page;
    return following === undefined ? found : [...found, ...(await listFrom(start, following))];
  }

  return {
    name: `s3://${bucket}/${prefix}`,
    async get(key) {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)));
        return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async put(key, bytes, condition) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...headersFor(condition) }));
        return true;
      } catch (error) {
        const isRefused = error instanceof S3ServiceException && REFUSED.includes(error.name);
        if (condition && isRefused) return false;
        throw error;
      }
    },
    list: async (start) => (await listFrom(start)).toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}

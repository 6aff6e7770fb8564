import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketSettings } from './storage-settings.ts';
import { checkedKind, parsedKey, type ByteSpan, type Storage, type StoredObject } from './storage.ts';

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Objects in a bucket of an S3-compatible service; uploads become visible with their last part. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, region, endpoint, credentials }: BucketSettings) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region,
      // Checksums in trailers, the SDK's default, end up inside the object with several compatible services.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials ? { credentials } : {}),
    });
  }

  async put(key: string, bytes: Readable): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#at(key), Body: bytes },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    try {
      await upload.done();
    } catch (error) {
      // What ended the stream says more than a service that cannot take the parts back.
      throw bytes.errored ?? error;
    }
  }

  async find(key: string): Promise<StoredObject | undefined> {
    try {
      const { ContentLength = 0, LastModified } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return { key, size: ContentLength, modified: LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  async read(key: string, span?: ByteSpan): Promise<Readable> {
    const range = span ? { Range: `bytes=${span.from}-${span.to}` } : {};
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#at(key), ...range }));
    if (!(Body instanceof Readable)) throw new Error('the storage answered without a body');
    return Body;
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async list(kind: string): Promise<StoredObject[]> {
    const all: StoredObject[] = [];
    const Prefix = `${this.#prefix}${checkedKind(kind)}/`;
    let next: string | undefined;
    do {
      const more = next === undefined ? {} : { ContinuationToken: next };
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ...more }));
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        all.push({ key: Key.slice(this.#prefix.length), size: Size, modified: LastModified?.getTime() ?? 0 });
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return all;
  }

  free(): Promise<number> {
    return Promise.resolve(Number.POSITIVE_INFINITY);
  }

  async dropUnfinished(): Promise<void> {
    // A rule of the bucket does this (docs/operating.md): only the service knows which uploads still go on.
  }

  close(): void {
    this.#client.destroy();
  }

  #at(key: string): { Bucket: string; Key: string } {
    const { kind, name } = parsedKey(key);
    return { Bucket: this.#bucket, Key: `${this.#prefix}${kind}/${name}` };
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { answersOf, newBucket, type Bucket } from './s3-server.ts';

/** Keys in a page of a list: so few that every list has several. */
const PAGE = 3;

export interface S3Double extends Bucket {
  readonly endpoint: string;
}

export interface S3Options {
  /** As some compatible services do. */
  readonly ignoresConditions?: boolean;
}

/** A server with one bucket, `site`, that ends with the test. */
export async function startS3({ ignoresConditions = false }: S3Options = {}): Promise<S3Double> {
  const bucket = newBucket({ page: PAGE, ignoresConditions });
  const server = createServer(answersOf(bucket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(bucket, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

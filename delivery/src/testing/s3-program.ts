/* A bucket that is kept in a folder, for a whole system on one machine: `node delivery/src/testing/s3-program.ts <port> <folder>`. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answersOf, newBucket } from './s3-server.ts';

const [port, folder] = process.argv.slice(2);
if (port === undefined || folder === undefined) throw new Error('say a port and a folder');
mkdirSync(folder, { recursive: true, mode: 0o700 });

/** A file being written has a name that no key becomes. */
const HALF = '.half';
const fileOf = (key: string) => join(folder, encodeURIComponent(key));

const bucket = newBucket({
  onChange(key) {
    const bytes = bucket.objects.get(key);
    if (!bytes) return rmSync(fileOf(key), { force: true });
    const half = join(folder, HALF);
    writeFileSync(half, bytes);
    return renameSync(half, fileOf(key));
  },
});
for (const name of readdirSync(folder).filter((one) => one !== HALF)) {
  const key = decodeURIComponent(name);
  bucket.objects.set(key, readFileSync(fileOf(key)));
  bucket.times.set(key, statSync(fileOf(key)).mtimeMs);
}

const answers = answersOf(bucket);
const server = createServer((request, response) => {
  if (request.url?.startsWith('/health/')) response.end('ready');
  else answers(request, response);
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

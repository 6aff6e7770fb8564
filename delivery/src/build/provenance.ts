import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Origin } from '../changelog/origin.ts';
import { sha256Hex } from '../files/digest.ts';
import { sourceDigest } from './source-version.ts';
import type { Provenance } from '../trust/release-signature.ts';

/** What a build reads and what runs it, as SLSA provenance says it. */
export function provenanceOf(root: string, app: string, origin: Origin | null): Provenance {
  const commit = origin === null ? [] : [{ name: 'commit', digest: { gitCommit: origin.commit } }];
  return {
    builder: `delivery, node ${process.version}, ${process.platform}-${process.arch}`,
    dependencies: [
      { name: 'sources', digest: { sha256: sourceDigest(root, app) } },
      { name: 'pnpm-lock.yaml', digest: { sha256: sha256Hex(readFileSync(join(root, 'pnpm-lock.yaml'))) } },
      ...commit,
    ],
  };
}

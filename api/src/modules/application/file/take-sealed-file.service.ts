import type { CvTaken } from 'shared/contract/talent/cv-file';
import type { Services } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { fileKeyOf } from '../../crypto/file-key.service.ts';
import { takeNonce } from '../../crypto/unseal.service.ts';
import { kidOf, openSealedFile } from './sealed-file.model.ts';

/** How far the clock of a visitor may be off. */
const CLOCK_MS = 5 * 60_000;

/**
 * Opens what a browser, or our web process on behalf of one, has sealed, and takes the file.
 * @throws {CallError} 40010 for whatever is wrong with the message, 42900 too many of this visitor, and as CvFiles.take
 */
export async function takeSealedFile(services: Services, body: unknown, visitor: string | undefined): Promise<CvTaken> {
  const wait = visitor === undefined ? 0 : await services.uploads.take(visitor);
  if (wait > 0) throw new CallError('42900', { wait });
  const file = opened(services, body);
  if (Math.abs(services.now() - file.at) > CLOCK_MS) throw new CallError('40010');
  const nonce = { nonce: `file ${file.nonce}`, expires: file.at + CLOCK_MS };
  if (!(await takeNonce(services.db, nonce))) throw new CallError('40010');
  return services.files.take(file);
}

function opened({ keys }: Services, body: unknown) {
  try {
    if (!Buffer.isBuffer(body)) throw new Error('no bytes');
    const key = keys.find(kidOf(body));
    if (!key) throw new Error('another key');
    return openSealedFile(body, fileKeyOf(key));
  } catch {
    throw new CallError('40010');
  }
}

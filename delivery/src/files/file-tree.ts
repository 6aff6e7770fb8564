import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError, isMissing } from '../delivery-error.ts';

/**
 * Paths of all files below a folder, with `/`, sorted. A link, socket or other special file is an error, because what it
 * points to can change after it was verified. A missing folder is an empty one.
 */
export async function listFiles(folder: string, prefix = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await entriesOf(join(folder, prefix))) {
    const path = prefix + entry.name;
    if (entry.isDirectory()) found.push(...(await listFiles(folder, `${path}/`)));
    else if (entry.isFile()) found.push(path);
    else throw new DeliveryError('release-damaged', `${join(folder, path)} is neither a file nor a folder`);
  }
  return found.toSorted();
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

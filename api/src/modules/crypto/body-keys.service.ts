import { SettingsError } from 'shared/contract/settings/read-settings';
import type { Config } from '../../settings/config.ts';
import { createFile, fileMark, keyFiles, keyFolder, readIfThere, replaceFile } from '../../storage/key-files.ts';
import { newKeyPem, rsaKeyOf, type RsaKey } from './rsa-key.model.ts';

/** The keys of sealed bodies: the one to seal with, and the one before it, which is still understood. */
export interface BodyKeys {
  current(): RsaKey;
  find(kid: string): RsaKey | undefined;
}

type KeySettings = Pick<Config, 'dataDir' | 'bodyKeys'>;

/**
 * Keys of the environment, otherwise of the data folder, where the first start makes one.
 * @throws {SealError} when a key is not an RSA key with exponent 010001 and at least 1024 bits
 */
export function openBodyKeys({ dataDir, bodyKeys }: KeySettings): BodyKeys {
  const { pem, previousPem, bits } = bodyKeys;
  if (pem === undefined) return new KeysInFolder(keyFolder(dataDir), bits);
  const current = rsaKeyOf(pem);
  const all = previousPem === undefined ? [current] : [current, rsaKeyOf(previousPem)];
  return { current: () => current, find: (kid) => all.find(({ open }) => open.kid === kid) };
}

/**
 * Makes a new current key; the service that is running notices by itself.
 * @returns the names of old and new key
 * @throws {SettingsError} when the keys come from the environment
 */
export function rotateBodyKeys({ dataDir, bodyKeys }: KeySettings): { from: string; to: string } {
  if (bodyKeys.pem !== undefined)
    throw new SettingsError([
      'The key comes from BODY_KEY. To rotate it, give its value to BODY_KEY_PREVIOUS, and BODY_KEY what `keys create` prints.',
    ]);
  const folder = keyFolder(dataDir);
  const files = keyFiles(folder);
  const from = new KeysInFolder(folder, bodyKeys.bits).current().open.kid;
  const next = newKeyPem(bodyKeys.bits);
  // In this order a crash in between leaves one key twice, never none.
  replaceFile(files.previous, readIfThere(files.current) ?? next);
  replaceFile(files.current, next);
  return { from, to: rsaKeyOf(next).open.kid };
}

class KeysInFolder implements BodyKeys {
  readonly #files: { current: string; previous: string };
  #mark: string | undefined;
  #current: RsaKey;
  #previous: RsaKey | undefined;

  constructor(folder: string, bits: number) {
    this.#files = keyFiles(folder);
    if (fileMark(this.#files.current) === undefined) createFile(this.#files.current, newKeyPem(bits));
    this.#current = this.#read();
  }

  current(): RsaKey {
    const mark = fileMark(this.#files.current);
    if (mark !== undefined && mark !== this.#mark) this.#current = this.#read();
    return this.#current;
  }

  find(kid: string): RsaKey | undefined {
    const known = [this.current(), this.#previous];
    return known.find((key) => key?.open.kid === kid);
  }

  #read(): RsaKey {
    this.#mark = fileMark(this.#files.current);
    const previous = readIfThere(this.#files.previous);
    this.#previous = previous === undefined ? undefined : rsaKeyOf(previous);
    return rsaKeyOf(readIfThere(this.#files.current) ?? '');
  }
}

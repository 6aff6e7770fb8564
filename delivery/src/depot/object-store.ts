/* Where whole stores are copied to and from: a folder, or a bucket of a service that speaks S3. */

export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Changes with the bytes (RFC 9110 §8.8.3). */
  readonly tag: string;
}

export interface ListedObject {
  readonly key: string;
  /** When it was written; milliseconds. */
  readonly modified: number;
}

/** What has to hold for a write: that nothing is there yet, or still what was read. */
export type Condition = 'absent' | { readonly tag: string };

/** Objects by key, of which several writers may write at once. A reader sees a whole object or none. */
export interface ObjectStore {
  /** For people. */
  readonly name: string;
  /** Null where there is none. */
  get(key: string): Promise<StoredObject | null>;
  /** @returns false when the condition does not hold; then nothing was written */
  put(key: string, bytes: Uint8Array, condition?: Condition): Promise<boolean>;
  /** All whose key begins so, sorted by it. */
  list(prefix: string): Promise<ListedObject[]>;
  /** It may be gone already. */
  remove(key: string): Promise<void>;
  close(): void;
}

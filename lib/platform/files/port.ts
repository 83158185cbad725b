import { createHash } from 'node:crypto';

/** Operations of every store of files. A hash is the SHA-256 of the bytes as 64 hexadecimal digits. */
export type FileStore = {
  /** Keeps the bytes; once it resolves they survive a crash. Answers their hash. */
  put(bytes: Uint8Array): Promise<string>;
  /** Returns the bytes, or null when the hash is unknown. */
  get(hash: string): Promise<Uint8Array | null>;
  has(hash: string): Promise<boolean>;
  /** Removes the bytes; not an error when the hash is unknown. */
  delete(hash: string): Promise<void>;
  /** Lists the hashes of all files, in no order; one that is put or deleted meanwhile may be there or not. */
  hashes(): AsyncIterable<string>;
};

const HASH = /^[0-9a-f]{64}$/;

/** Returns whether a name is that of a file, and not of a draft. */
export const isHash = (name: string) => HASH.test(name);

/** Returns the SHA-256 of the bytes as 64 hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps anything but a hash out of paths and keys. */
export function assertHash(hash: string) {
  if (!isHash(hash)) throw new Error('a file is named by its SHA-256 hash');
}

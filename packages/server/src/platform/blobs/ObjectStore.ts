import type { Blob } from './Blobs.ts';

/** Keeps bytes outside the database, under the id of their blob; private, whoever asks. */
export interface ObjectStore {
  /** Stores the bytes; throws unless the store says that it has exactly them. */
  put(id: string, blob: Blob): Promise<void>;
  /** The bytes of an id; throws unless they are exactly those. */
  get(id: string): Promise<Uint8Array>;
  /** Deletes the bytes; it's fine if there are none. */
  delete(id: string): Promise<void>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null if files stay in the database. */
    readonly objects: ObjectStore | null;
  }
}

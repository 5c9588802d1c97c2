/** Bytes with their type, as they are stored and served. */
export interface Blob {
  contentType: string;
  bytes: Uint8Array;
}

/** Content-addressed storage of pictures and files: a blob's id is the SHA-256 of its bytes, so equal bytes are stored once. */
export interface Blobs {
  /** Stores the bytes and returns their id. */
  put(blob: Blob): Promise<string>;
  /** The blob of an id, without an access check; null if there is none. */
  find(id: string): Promise<Blob | null>;
}

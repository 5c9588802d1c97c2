/** Bytes with their type, as they are stored and served. */
export interface Blob {
  contentType: string;
  bytes: Uint8Array;
}

/** Where bytes are stored: of pictures, of files. A blob's id is the sha256 of its bytes, so the same bytes are stored once. */
export interface Blobs {
  /** Stores the bytes and returns their id. */
  put(blob: Blob): Promise<string>;
  /** The bytes of an id, whoever may see them; null when there is none. */
  find(id: string): Promise<Blob | null>;
}

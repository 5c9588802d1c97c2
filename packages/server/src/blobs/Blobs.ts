/** Bytes with their type, as they are stored and served. */
export interface Blob {
  contentType: string;
  bytes: Uint8Array;
}

/** Where files are kept: pictures, papers. A blob's id is the sha256 of its bytes, so the same bytes are kept once. */
export interface Blobs {
  /** Keeps the bytes and returns their id. */
  put(blob: Blob): Promise<string>;
  /** The bytes of an id, or of the one id that begins so; null when there is none. */
  find(id: string): Promise<Blob | null>;
  has(id: string): Promise<boolean>;
}

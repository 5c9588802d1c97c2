/** A virus scanner. */
export interface Scanner {
  /** Scans a file; throws if there is no clear result in time. */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null if no virus scanner is configured. */
    readonly scanner: Scanner | null;
  }
}

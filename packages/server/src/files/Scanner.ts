/** Looks for viruses in a file. */
export interface Scanner {
  /** Whether anything was found; throws when the scanner gave no clear answer in time. */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null where nothing is set up that looks for viruses. */
    readonly scanner: Scanner | null;
  }
}

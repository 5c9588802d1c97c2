/** Looks for viruses in a file. */
export interface Scanner {
  /** Whether anything was found; throws when the scanner gave no clear answer in time. */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}

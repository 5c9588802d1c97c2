/** One letter. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
  /** Names the letter for good, so that mail programs see one that was sent twice as one. */
  id?: string;
}

/** Sends mail, or keeps it where it can be read. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What a mail says, whoever it goes to. */
export interface MailContent {
  subject: string;
  text: string;
  html?: string;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

/** One mail. */
export interface Mail extends MailContent {
  to: string;
  /** Names the letter for good, so that mail programs see one that was sent twice as one. */
  id?: string;
}

/** Sends mail, or keeps it where it can be read. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Content of a mail. */
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
  /** Stable message id, so that mail clients deduplicate a mail that was sent twice. */
  id?: string;
}

/** Sends mail, or stores it in the outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

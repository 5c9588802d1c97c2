/** One letter. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mail, or keeps it where it can be read. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A labelled link in a mail; `url` is absolute. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Words that somebody else wrote, and who. */
export interface MailQuote {
  readonly from?: string;
  readonly text: string;
}

/** A name and its value. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A link with a line about it. */
export interface MailItem extends MailLink {
  readonly note: string;
  /** Absolute URL of a picture. */
  readonly picture?: string;
}

/** What the HTML part of a mail says; `renderMail` lays it out. */
export interface MailBody {
  /** Above everything else. */
  readonly lead: readonly string[];
  /** A code to type, in large digits. */
  readonly code?: string;
  readonly quotes?: readonly MailQuote[];
  /** Names and values, such as homes and their rents. */
  readonly facts?: readonly MailFact[];
  /** Links with a line about each, such as homes. */
  readonly items?: readonly MailItem[];
  /** The one thing to do. */
  readonly button?: MailLink;
  /** Below the button. */
  readonly notes?: readonly string[];
  /** Less important than the button. */
  readonly links?: readonly MailLink[];
  /** Why the recipient gets this mail. */
  readonly reason: string;
}

/** Content of a mail, as plain text and as the parts of its HTML. */
export interface MailContent {
  subject: string;
  text: string;
  body: MailBody;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

/** One mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
  /** Stable message id, so that mail clients deduplicate a mail that was sent twice. */
  id?: string;
}

/** Sends mail, or stores it in the outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

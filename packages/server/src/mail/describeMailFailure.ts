/** Why a mail server did not take a mail. */
export interface MailFailure {
  /** Names the failure and nobody it concerns. */
  readonly code: string;
  /** Whether the server refused this mail for good. */
  readonly isPermanent: boolean;
  /** Whether the server takes no mail at all now. */
  readonly isServerAway: boolean;
}

/** Codes of nodemailer for an answer to this one mail: to its addresses, or to what it says. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE']);

const read = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Reads a failure of SMTP (RFC 5321, 4.2.1): 5xx to a mail is for good, everything else is tried again. */
export function describeMailFailure(error: unknown): MailFailure {
  const code = String(read(error, 'code') ?? 'unknown');
  const answer = Number(read(error, 'responseCode') ?? 0);
  const isAboutMail = aboutMail.has(code) && answer !== 421;
  return {
    code: answer ? `${code} ${answer}` : code,
    isPermanent: isAboutMail && answer >= 500,
    isServerAway: !isAboutMail,
  };
}

/** Why a mail server rejected a mail. */
export interface MailFailure {
  /** Error code, without personal data. */
  readonly code: string;
  /** Whether the failure is permanent for this mail. */
  readonly isPermanent: boolean;
  /** Whether the server currently accepts no mail at all. */
  readonly isServerAway: boolean;
}

/** Codes of nodemailer for a rejection of this mail only: its addresses or its content. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE']);

const read = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Classifies an SMTP failure (RFC 5321, 4.2.1): 5xx for a mail is permanent, everything else is retried. */
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

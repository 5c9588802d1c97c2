import type { MailContent, MailLink } from '../platform/mail/Mailer.ts';

/** A mail of some sentences, one thing to do, and why one gets it; as text and as HTML. */
export const composeTenancyMail = (
  subject: string,
  lines: readonly string[],
  { button, reason }: { button: MailLink; reason: string },
): MailContent => ({
  subject,
  text: [...lines.flatMap((line) => [line, '']), `${button.label}: ${button.url}`].join('\n'),
  body: { lead: lines, button, reason },
});

import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../messages.ts';

/** The mail that tells a side of a dispute how it was settled, with what the operator adds. */
export const composeSettledMail = (
  home: string,
  { isWinner, words }: { readonly isWinner: boolean; readonly words: string },
  url: string,
): MailContent => {
  const decision = isWinner ? messages.disputeWonLead(home) : messages.disputeLostLead(home);
  const lead = words === '' ? [decision] : [decision, words];
  return {
    subject: messages.disputeSettledSubject(home),
    text: [
      ...lead.flatMap((line) => [line, '']),
      `${messages.propertiesLabel}: ${url}`,
      '',
      messages.disputeFooter,
    ].join('\n'),
    body: {
      lead,
      button: { label: messages.propertiesLabel, url },
      notes: [messages.disputeFooter],
      reason: messages.disputeReason,
    },
  };
};

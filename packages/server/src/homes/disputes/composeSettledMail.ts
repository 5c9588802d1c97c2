import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../../platform/messages/messages.ts';

/** The mail that tells a side of a dispute how it was settled. */
export const composeSettledMail = (home: string, isWinner: boolean, url: string): MailContent => ({
  subject: messages.disputeSettledSubject(home),
  text: [
    isWinner ? messages.disputeWonLead(home) : messages.disputeLostLead(home),
    '',
    `${messages.propertiesLabel}: ${url}`,
    '',
    messages.disputeFooter,
  ].join('\n'),
  body: {
    lead: [isWinner ? messages.disputeWonLead(home) : messages.disputeLostLead(home)],
    button: { label: messages.propertiesLabel, url },
    notes: [messages.disputeFooter],
    reason: messages.disputeReason,
  },
});

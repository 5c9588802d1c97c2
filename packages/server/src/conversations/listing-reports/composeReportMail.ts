import type { ReportOutcome } from '@sewa/api/client';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../messages.ts';

/** The mail that says how a report was settled, in the words of an operator. `home` is null for a report of a message. */
export const composeReportMail = (
  home: string | null,
  outcome: ReportOutcome,
  words: string,
): MailContent => {
  const lead = [
    messages.reportSettledLead(home),
    messages.reportSettledOutcome[outcome](home !== null),
    words,
  ];
  return {
    subject: messages.reportSettledSubject(home),
    text: [...lead.flatMap((line) => [line, '']), messages.reportSettledFooter].join('\n'),
    body: { lead, notes: [messages.reportSettledFooter], reason: messages.reportSettledReason },
  };
};

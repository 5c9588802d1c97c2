import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from './messages.ts';

/** The mail that asks somebody to confirm that they join a list. */
export const composeConfirmMail = ({ title, url }: { title: string; url: string }): MailContent => ({
  subject: messages.waitlistConfirmSubject(title),
  text: [
    messages.waitlistConfirmLead(title),
    '',
    `${messages.waitlistConfirmAction}: ${url}`,
    '',
    messages.waitlistConfirmValidity,
    messages.waitlistConfirmWarning,
  ].join('\n'),
  body: {
    lead: [messages.waitlistConfirmLead(title)],
    button: { label: messages.waitlistConfirmAction, url },
    notes: [messages.waitlistConfirmValidity, messages.waitlistConfirmWarning],
    reason: messages.waitlistMailReason(title),
  },
});

/** The mail to somebody who is on a list already and joined it again. */
export const composeJoinedMail = ({
  title,
  url,
  place,
}: {
  title: string;
  url: string;
  place: number;
}): MailContent => ({
  subject: messages.waitlistJoinedSubject(title),
  text: [
    messages.waitlistJoinedLead(title, place),
    '',
    `${messages.waitlistLeaveAction}: ${url}`,
    '',
    messages.waitlistJoinedWarning,
  ].join('\n'),
  body: {
    lead: [messages.waitlistJoinedLead(title, place)],
    button: { label: messages.waitlistLeaveAction, url },
    notes: [messages.waitlistJoinedWarning],
    reason: messages.waitlistMailReason(title),
  },
});

import type { NoticeKind } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import type { MailContent } from '../mail/Mailer.ts';
import * as messages from '../messages/messages.ts';

interface DueMail {
  readonly subject: (day: string) => string;
  readonly lead: (day: string) => string;
  /** What the page is for where it is seen to. */
  readonly action: string;
  /** Why one gets it. */
  readonly reason: string;
}

const dueMails = {
  'account-deletion': {
    subject: messages.deletionSubject,
    lead: messages.deletionDueLead,
    action: messages.deletionDueAction,
    reason: messages.deletionMailReason,
  },
  invitation: {
    subject: messages.invitationDueSubject,
    lead: messages.invitationDueLead,
    action: messages.invitationAction,
    reason: messages.invitationDueReason,
  },
} as const satisfies Partial<Record<NoticeKind, DueMail>>;

/** Kinds of notices that are told by a letter before they are due. */
export type DueKind = keyof typeof dueMails;

/** Kinds of notices that are told by a letter before they are due. */
export const dueKinds = Object.keys(dueMails) as readonly DueKind[];

/** The letter that says what is due, when, and where it is seen to. */
export function composeDueMail({ kind, due, url }: { kind: DueKind; due: Date; url: string }): MailContent {
  const { subject, lead, action, reason } = dueMails[kind];
  const day = formatDay(due.toISOString());
  return {
    subject: subject(day),
    text: [lead(day), '', `${action}: ${url}`].join('\n'),
    body: { lead: [lead(day)], button: { label: action, url }, reason },
  };
}

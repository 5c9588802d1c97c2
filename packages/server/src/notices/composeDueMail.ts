import type { NoticeKind } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { product } from '@sewa/paths';
import type { MailContent } from '../mail/Mailer.ts';

interface DueMail {
  /** What the subject says, up to the day. */
  readonly subject: string;
  /** What the letter says before the day, and after it. */
  readonly text: readonly [before: string, after: string];
  /** What the page is for where it is seen to. */
  readonly action: string;
}

const dueMails = {
  'account-deletion': {
    subject: 'your account will be deleted on',
    text: [
      'You asked for your account to be deleted. That happens on',
      'After that it cannot be brought back.',
    ],
    action: 'Log in to keep it',
  },
  invitation: {
    subject: 'an invitation waits for you until',
    text: ['You have not answered an invitation. It can be answered until', 'After that it has ended.'],
    action: 'See it and answer',
  },
} as const satisfies Partial<Record<NoticeKind, DueMail>>;

/** Kinds of notices that are told by a letter before they are due. */
export type DueKind = keyof typeof dueMails;

/** Kinds of notices that are told by a letter before they are due. */
export const dueKinds = Object.keys(dueMails) as readonly DueKind[];

/** The letter that says what is due, when, and where it is seen to. */
export function composeDueMail({ kind, due, url }: { kind: DueKind; due: Date; url: string }): MailContent {
  const { subject, text, action } = dueMails[kind];
  const day = formatDay(due.toISOString());
  return {
    subject: `${product.name}: ${subject} ${day}`,
    text: [`${text[0]} ${day}. ${text[1]}`, '', `${action}: ${url}`].join('\n'),
  };
}

import type { Dashboard, Notice } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { dashboardPath, missingPath, profileMePath, reviewPath } from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import { describeProfile } from './describeDay.ts';
import * as messages from './messages.ts';

/** One thing to do, and the way to where it is done. */
export interface Task {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  /** Left out where an email has the link. */
  readonly way?: { readonly href: string; readonly label: string };
}

const words = messages.noticeTask;

const simpleTasks = {
  'authority-asked': { icon: 'key-round', words: words.authorityAsked },
  'authority-granted': { icon: 'badge-check', words: words.authorityGranted },
  'bill-failed': { icon: 'triangle-alert', words: words.billFailed },
  'bill-said-paid': { icon: 'badge-check', words: words.billSaidPaid },
  'company-unverified': { icon: 'building-2', words: words.companyUnverified },
  'email-unconfirmed': { icon: 'mail', words: words.emailUnconfirmed },
  'listing-paused': { icon: 'triangle-alert', words: words.listingPaused },
  'listing-rejected': { icon: 'file-text', words: words.listingRejected },
  'listing-reported': { icon: 'flag', words: words.listingReported },
  'payee-changed': { icon: 'triangle-alert', words: words.payeeChanged },
  'payment-method-ended': { icon: 'triangle-alert', words: words.paymentMethodEnded },
  'unit-disputed': { icon: 'triangle-alert', words: words.unitDisputed },
} as const;

/** What a notice asks for. */
function describeNotice(notice: Notice, { noticeHomes, invitations }: Dashboard): Omit<Task, 'id'> | null {
  const { kind, about, path, due } = notice;
  const home = noticeHomes[about];
  switch (kind) {
    case 'account-deletion':
      return {
        icon: 'triangle-alert',
        title: messages.accountDeletionDue(formatDay(due)),
        lead: messages.accountDeletionLead,
        way: { href: path, label: messages.cancelDeletionLabel },
      };
    case 'invitation': {
      const invitation = invitations.find(({ id }) => id === about);
      if (!invitation) return null;
      return {
        icon: 'mail',
        title: messages.invitedTo(invitation.invitedBy, invitation.corporate),
        lead: messages.openInvitationBy(formatDay(invitation.expiresAt)),
        ...(path === dashboardPath() ? {} : { way: { href: path, label: messages.openInvitationLabel } }),
      };
    }
    case 'bill-due':
      return {
        icon: 'calendar',
        title: words.billDue.title(home),
        lead: due ? messages.billDueTaskLead(formatDay(due)) : words.billDue.lead,
        way: { href: path, label: words.billDue.label },
      };
    case 'listing-unconfirmed':
      return {
        icon: 'calendar',
        title: messages.unconfirmedTask(home),
        lead: messages.unconfirmedTaskLead(due && formatDay(due)),
        way: { href: path, label: messages.unconfirmedTaskLabel },
      };
    case 'listing-in-review':
      return null;
    default: {
      const { icon, words } = simpleTasks[kind];
      return { icon, title: words.title(home), lead: words.lead, way: { href: path, label: words.label } };
    }
  }
}

/** Listings to review are one task, however many there are. */
function describeReviews({ notices }: Dashboard): Task[] {
  const { length } = notices.filter(({ kind }) => kind === 'listing-in-review');
  if (length === 0) return [];
  return [
    {
      id: 'reviews',
      icon: 'shield-check',
      title: messages.reviewTask(length),
      lead: messages.reviewTaskLead,
      way: { href: reviewPath(), label: messages.reviewTaskLabel },
    },
  ];
}

/** What the profile lacks; no notice is about that. */
function describeGaps({ profile, notices }: Dashboard): Task[] {
  const isNoticed = notices.some(({ kind }) => kind === 'email-unconfirmed');
  const lead = describeProfile(profile);
  const isComplete = profile.emptyKeys.length === 0;
  if (lead === null || (isComplete && isNoticed)) return [];
  return [
    {
      id: 'profile',
      icon: 'user',
      title: messages.profileCardTitle,
      lead,
      way: isComplete
        ? { href: profileMePath(), label: messages.confirmEmailLabel }
        : { href: missingPath(), label: messages.completeProfileLabel },
    },
  ];
}

/** What somebody has to do: reviews of operators, the notices in their order, then what the profile lacks. */
export const listTasks = (day: Dashboard): readonly Task[] => [
  ...describeReviews(day),
  ...day.notices.flatMap((notice) => {
    const task = describeNotice(notice, day);
    return task ? [{ id: notice.id, ...task }] : [];
  }),
  ...describeGaps(day),
];

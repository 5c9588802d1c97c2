import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { formatDay, formatMoney, formatShortDay, formatTime } from '@sewa/formatters';
import {
  chatPath,
  dashboardPath,
  flowBillsPath,
  missingPath,
  profileMePath,
  reviewPath,
  servicesPath,
} from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import * as common from '../messages.ts';
import { describeProfile } from './describeDay.ts';
import * as messages from './messages.ts';

/** Money lost, ownership at stake, others who wait, and what only holds oneself up. */
const ranks = { money: 0, dispute: 1, others: 2, own: 3 } as const;
type Rank = keyof typeof ranks;

const noticeRanks: Readonly<Record<NoticeKind, Rank>> = {
  'account-deletion': 'money',
  'bill-failed': 'money',
  'bill-overdue': 'money',
  'payee-changed': 'money',
  'payment-method-ended': 'money',
  'deposit-proposed': 'money',
  'duty-due': 'money',
  'listing-reported': 'dispute',
  'unit-disputed': 'dispute',
  'authority-asked': 'others',
  'bill-contested': 'others',
  'deposit-answer': 'others',
  'deposit-returned': 'others',
  'handover-due': 'others',
  'inspection-to-confirm': 'others',
  'repair-reported': 'others',
  'addendum-proposed': 'others',
  'deposit-due': 'money',
  'aircon-due': 'own',
  'exit-opens': 'own',
  'renewal-closes': 'own',
  'renewal-opens': 'own',
  'contract-drafted': 'others',
  'contract-sent': 'others',
  'contract-to-sign': 'others',
  'paper-sent': 'others',
  'offer-received': 'others',
  'rental-withdrawn': 'others',
  'viewing-booked': 'others',
  'viewing-cancelled': 'others',
  'viewing-offered': 'others',
  'viewing-soon': 'others',
  'bill-due': 'others',
  'application-answered': 'own',
  'bill-received': 'own',
  'bill-recorded': 'others',
  'bill-reminder': 'others',
  'bill-said-paid': 'others',
  invitation: 'others',
  'listing-in-review': 'others',
  'listing-unconfirmed': 'others',
  'authority-granted': 'own',
  'company-unverified': 'own',
  'contract-expired': 'own',
  'addendum-ended': 'own',
  'contract-refused': 'own',
  'contract-signed': 'own',
  'document-ends': 'own',
  'repair-changed': 'own',
  'tenancy-ending': 'own',
  'tenancy-running': 'own',
  'email-unconfirmed': 'own',
  'home-taken': 'own',
  'offer-declined': 'own',
  'offer-expired': 'own',
  'rental-agreed': 'own',
  'viewing-answer': 'own',
  'listing-paused': 'own',
  'listing-rejected': 'own',
};

/** One thing to do, and the way to where it is done. */
export interface Task {
  readonly id: string;
  /** How bad it is to leave it, the worst first. */
  readonly rank: Rank;
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
  'bill-contested': { icon: 'triangle-alert', words: words.billContested },
  'bill-failed': { icon: 'triangle-alert', words: words.billFailed },
  'bill-overdue': { icon: 'calendar', words: words.billOverdue },
  'application-answered': { icon: 'file-text', words: words.applicationAnswered },
  'bill-received': { icon: 'badge-check', words: words.billReceived },
  'bill-recorded': { icon: 'badge-check', words: words.billRecorded },
  'bill-reminder': { icon: 'calendar', words: words.billReminder },
  'bill-said-paid': { icon: 'badge-check', words: words.billSaidPaid },
  'company-unverified': { icon: 'building-2', words: words.companyUnverified },
  'email-unconfirmed': { icon: 'mail', words: words.emailUnconfirmed },
  'listing-paused': { icon: 'triangle-alert', words: words.listingPaused },
  'listing-rejected': { icon: 'file-text', words: words.listingRejected },
  'listing-reported': { icon: 'flag', words: words.listingReported },
  'payee-changed': { icon: 'triangle-alert', words: words.payeeChanged },
  'payment-method-ended': { icon: 'triangle-alert', words: words.paymentMethodEnded },
  'unit-disputed': { icon: 'triangle-alert', words: words.unitDisputed },
  'addendum-ended': { icon: 'file-text', words: words.addendumEnded },
  'contract-drafted': { icon: 'file-text', words: words.contractDrafted },
  'contract-expired': { icon: 'file-text', words: words.contractExpired },
  'contract-refused': { icon: 'triangle-alert', words: words.contractRefused },
  'contract-sent': { icon: 'file-text', words: words.contractSent },
  'contract-signed': { icon: 'badge-check', words: words.contractSigned },
  'deposit-answer': { icon: 'file-text', words: words.depositAnswer },
  'deposit-proposed': { icon: 'triangle-alert', words: words.depositProposed },
  'deposit-returned': { icon: 'badge-check', words: words.depositReturned },
  'handover-due': { icon: 'key-round', words: words.handoverDue },
  'inspection-to-confirm': { icon: 'file-text', words: words.inspectionToConfirm },
  'repair-changed': { icon: 'file-text', words: words.repairChanged },
  'repair-reported': { icon: 'triangle-alert', words: words.repairReported },
  'tenancy-ending': { icon: 'calendar', words: words.tenancyEnding },
  'tenancy-running': { icon: 'badge-check', words: words.tenancyRunning },
  'paper-sent': { icon: 'file-text', words: words.paperSent },
  'home-taken': { icon: 'building', words: words.homeTaken },
  'offer-declined': { icon: 'file-text', words: words.offerDeclined },
  'offer-expired': { icon: 'file-text', words: words.offerExpired },
  'rental-agreed': { icon: 'badge-check', words: words.rentalAgreed },
  'rental-withdrawn': { icon: 'triangle-alert', words: words.rentalWithdrawn },
  'viewing-answer': { icon: 'building', words: words.viewingAnswer },
} as const;

/** What a notice asks for. */
function describeNotice(
  notice: Notice,
  { noticeHomes, invitations, payments }: Dashboard,
): Omit<Task, 'id' | 'rank'> | null {
  const { kind, about, path, due } = notice;
  const isInArrears = (payments?.arrears ?? []).some(
    ({ serviceId }) => path === flowBillsPath('pay', serviceId),
  );
  // The task about the arrears names the tenant and the sum.
  if (kind === 'bill-overdue' && isInArrears) return null;
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
    case 'addendum-proposed':
    case 'aircon-due':
    case 'deposit-due':
    case 'exit-opens':
    case 'renewal-closes':
    case 'renewal-opens':
    case 'contract-to-sign':
    case 'document-ends':
    case 'duty-due':
    case 'offer-received':
    case 'viewing-booked':
    case 'viewing-cancelled':
    case 'viewing-offered':
    case 'viewing-soon': {
      const { title, lead, label } = messages.timedTask[kind];
      const moment = due && `${formatShortDay(due)}, ${formatTime(due)}`;
      return { icon: 'calendar', title: title(home), lead: lead(moment), way: { href: path, label } };
    }
    case 'listing-in-review':
      return null;
    default: {
      const { icon, words } = simpleTasks[kind];
      return { icon, title: words.title(home), lead: words.lead, way: { href: path, label: words.label } };
    }
  }
}

type Count = readonly [id: string, count: number, task: (count: number) => Omit<Task, 'id'>];

/** One task for each of these of which there are any. */
const listCounted = (counts: readonly Count[]): Task[] =>
  counts.flatMap(([id, count, describe]) => (count > 0 ? [{ id, ...describe(count) }] : []));

/** What waits for operators; each kind is one task, however many wait. */
function listOperatorTasks({ notices, reviews, payments }: Dashboard): Task[] {
  const listings = notices.filter(({ kind }) => kind === 'listing-in-review').length;
  return listCounted([
    [
      'disputes',
      reviews?.disputes ?? 0,
      (count) => ({
        rank: 'dispute',
        icon: 'triangle-alert',
        title: messages.disputeTask(count),
        lead: messages.disputeTaskLead,
        way: { href: reviewPath(), label: messages.disputeTaskLabel },
      }),
    ],
    [
      'reports',
      reviews?.reports ?? 0,
      (count) => ({
        rank: 'dispute',
        icon: 'flag',
        title: messages.reportTask(count),
        lead: messages.reportTaskLead,
        way: { href: reviewPath(), label: messages.reportTaskLabel },
      }),
    ],
    [
      'differences',
      payments?.differences ?? 0,
      (count) => ({
        rank: 'money',
        icon: 'triangle-alert',
        title: messages.differenceTask(count),
        lead: messages.differenceTaskLead,
        way: { href: servicesPath(), label: messages.seePaymentWorkLabel },
      }),
    ],
    [
      'reviews',
      listings,
      (count) => ({
        rank: 'others',
        icon: 'shield-check',
        title: messages.reviewTask(count),
        lead: messages.reviewTaskLead,
        way: { href: reviewPath(), label: messages.reviewTaskLabel },
      }),
    ],
    [
      'applications',
      payments?.applications ?? 0,
      (count) => ({
        rank: 'others',
        icon: 'file-text',
        title: messages.applicationTask(count),
        lead: messages.applicationTaskLead,
        way: { href: servicesPath(), label: messages.seePaymentWorkLabel },
      }),
    ],
  ]);
}

/** Rent that is overdue or to be confirmed, and messages nobody read; of a bill with a notice, the notice is enough. */
function listOpenTasks({ notices, payments, unread }: Dashboard): Task[] {
  const { next = null, toConfirm = 0, arrears = [] } = payments ?? {};
  const isNoticed = (kind: NoticeKind) => notices.some((notice) => notice.kind === kind);
  const isOwed = next?.isOverdue && (next.state === 'open' || next.state === 'part-paid');
  const hasBillNotice = notices.some(
    ({ kind, about }) =>
      about === next?.billId && ['bill-due', 'bill-failed', 'bill-reminder'].includes(kind),
  );
  return [
    ...(next && isOwed && !hasBillNotice
      ? [
          {
            id: 'overdue',
            rank: 'money' as const,
            icon: 'calendar' as const,
            title: messages.overdueTask(formatMoney(next.cents), next.street),
            lead: messages.overdueTaskLead(formatDay(next.dueOn)),
            way: { href: flowBillsPath(next.type, next.serviceId), label: messages.overdueTaskLabel },
          },
        ]
      : []),
    ...arrears.map(({ serviceId, payerName, street, cents }) => ({
      id: `arrears-${serviceId}`,
      rank: 'money' as const,
      icon: 'calendar' as const,
      title: messages.arrearsTask(payerName ?? messages.someTenant, formatMoney(cents)),
      lead: messages.arrearsTaskLead(street),
      way: { href: flowBillsPath('pay', serviceId), label: messages.arrearsTaskLabel },
    })),
    ...listCounted([
      [
        'to-confirm',
        isNoticed('bill-said-paid') ? 0 : toConfirm,
        (count) => ({
          rank: 'others',
          icon: 'badge-check',
          title: messages.paymentsToConfirm(count),
          lead: messages.confirmTaskLead,
          way: { href: servicesPath(), label: messages.seeServicesLabel },
        }),
      ],
      [
        'unread',
        unread.messages,
        (count) => ({
          rank: 'others',
          icon: 'message-circle',
          title: common.unreadLabel(count),
          lead: messages.unreadTaskLead(unread.conversations),
          way: { href: chatPath(), label: messages.openInboxLabel },
        }),
      ],
    ]),
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
      rank: 'own',
      icon: 'user',
      title: messages.profileCardTitle,
      lead,
      way: isComplete
        ? { href: profileMePath(), label: messages.confirmEmailLabel }
        : { href: missingPath(), label: messages.completeProfileLabel },
    },
  ];
}

/** What somebody has to do, the worst first: what operators settle, what is owed, the notices in their order, and the profile. */
export const listTasks = (day: Dashboard): readonly Task[] =>
  [
    ...listOperatorTasks(day),
    ...day.notices.flatMap((notice) => {
      const task = describeNotice(notice, day);
      return task ? [{ id: notice.id, rank: noticeRanks[notice.kind], ...task }] : [];
    }),
    ...listOpenTasks(day),
    ...describeGaps(day),
  ].toSorted((one, other) => ranks[one.rank] - ranks[other.rank]);

import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { formatDay, formatMoney, formatShortDay, formatTime } from '@sewa/formatters';
import {
  bookViewingPath,
  chatPath,
  contractsPath,
  conversationPath,
  dashboardPath,
  flowBillsPath,
  listingWizardPath,
  missingPath,
  offersPath,
  profileMePath,
  propertiesPath,
  propertyPath,
  reviewPath,
  servicesPath,
  viewingsPath,
} from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import { describeProfile } from '../describeDay.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { compareRanks, rankNotice, type TaskRank } from './rankTasks.ts';

/** One thing to do, and the way to where it is done. */
export interface Task {
  readonly id: string;
  /** How bad it is to leave it. */
  readonly rank: TaskRank;
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  /** Left out where an email has the link. */
  readonly way?: { readonly href: string; readonly label: string };
}

/** From how many on tasks of a kind are one. */
const MANY = 3;

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
  const arrears = payments?.arrears ?? [];
  const isInArrears =
    arrears.length >= MANY || arrears.some(({ serviceId }) => path === flowBillsPath('pay', serviceId));
  // The task about the arrears names the tenant and the sum.
  if (kind === 'bill-overdue' && isInArrears) return null;
  const home = noticeHomes[about];
  switch (kind) {
    case 'account-deletion':
      return {
        icon: 'triangle-alert',
        title: messages.accountDeletionDue(formatDay(due)),
        lead: messages.accountDeletionLead,
        way: { href: path, label: common.cancelDeletionLabel },
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
        rank: 'dispute',
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
        rank: 'waiting',
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
        rank: 'waiting',
        icon: 'file-text',
        title: messages.applicationTask(count),
        lead: messages.applicationTaskLead,
        way: { href: servicesPath(), label: messages.seePaymentWorkLabel },
      }),
    ],
  ]);
}

/** One task instead of many, for kinds whose page lists them all. */
const groups: Readonly<Partial<Record<NoticeKind, { readonly icon: IconName; readonly href: string }>>> = {
  'authority-asked': { icon: 'key-round', href: propertiesPath() },
  'bill-overdue': { icon: 'calendar', href: servicesPath() },
  'bill-said-paid': { icon: 'badge-check', href: servicesPath() },
  'contract-to-sign': { icon: 'file-text', href: contractsPath() },
  'listing-paused': { icon: 'triangle-alert', href: propertiesPath() },
  'listing-rejected': { icon: 'file-text', href: propertiesPath() },
  'listing-unconfirmed': { icon: 'calendar', href: propertiesPath() },
  'offer-received': { icon: 'hand-coins', href: offersPath() },
};

const groupWords: Readonly<Partial<Record<NoticeKind, messages.GroupWords>>> = messages.groupTask;

/** The notices as tasks; many of a kind are one. */
function listNoticeTasks(day: Dashboard): Task[] {
  const described = day.notices.flatMap((notice) => {
    const task = describeNotice(notice, day);
    return task ? [{ notice, task }] : [];
  });
  const count = (kind: NoticeKind) => described.filter(({ notice }) => notice.kind === kind).length;
  const seen = new Set<NoticeKind>();
  return described.flatMap(({ notice, task }): Task[] => {
    const { id, kind } = notice;
    const rank = rankNotice(notice, day);
    const [group, words] = [groups[kind], groupWords[kind]];
    if (!group || !words || count(kind) < MANY) return [{ id, rank, ...task }];
    if (seen.has(kind)) return [];
    seen.add(kind);
    const { title, lead, label } = words;
    const way = { href: group.href, label };
    return [{ id: kind, rank, icon: group.icon, title: title(count(kind)), lead, way }];
  });
}

/** Rent of the user's own that is overdue; of a bill with a notice, the notice is enough. */
function listOwnRentTasks({ notices, payments }: Dashboard): Task[] {
  const next = payments?.next;
  const isOwed = next?.isOverdue && (next.state === 'open' || next.state === 'part-paid');
  const hasNotice = notices.some(
    ({ kind, about }) =>
      about === next?.billId && ['bill-due', 'bill-failed', 'bill-reminder'].includes(kind),
  );
  if (!next || !isOwed || hasNotice) return [];
  return [
    {
      id: 'overdue',
      rank: 'overdue',
      icon: 'calendar',
      title: messages.overdueTask(formatMoney(next.cents), next.street),
      lead: messages.overdueTaskLead(formatDay(next.dueOn)),
      way: { href: flowBillsPath(next.type, next.serviceId), label: messages.overdueTaskLabel },
    },
  ];
}

/** The contract names so many payers at most who are overdue. */
const MOST_ARREARS = 5;

/** Rent that tenants of the user's owe. */
function listArrearsTasks({ payments }: Dashboard): Task[] {
  const arrears = payments?.arrears ?? [];
  if (arrears.length >= MANY)
    return [
      {
        id: 'arrears',
        rank: 'overdue',
        icon: 'calendar',
        title: messages.manyArrearsTask(arrears.length, arrears.length >= MOST_ARREARS),
        lead: messages.manyArrearsTaskLead,
        way: { href: servicesPath(), label: messages.arrearsTaskLabel },
      },
    ];
  return arrears.map(({ serviceId, payerName, street, cents }) => ({
    id: `arrears-${serviceId}`,
    rank: 'overdue',
    icon: 'calendar',
    title: messages.arrearsTask(payerName ?? common.someTenant, formatMoney(cents)),
    lead: messages.arrearsTaskLead(street),
    way: { href: flowBillsPath('pay', serviceId), label: messages.arrearsTaskLabel },
  }));
}

/** A new enquiry, whose answer leads to the next one. */
const newEnquiryPath = (id: string): string => `${conversationPath(id)}?state=new`;

/** Messages nobody read: the one conversation, or the inbox, new enquiries apart from the rest. */
function listUnreadTasks({ unread, recentMessages }: Dashboard): Task[] {
  const { conversations, messages: count, newEnquiries, newestEnquiry } = unread;
  const only = conversations === 1 ? recentMessages.find(({ unseenCount }) => unseenCount > 0) : undefined;
  if (only)
    return [
      {
        id: 'unread',
        rank: 'unread',
        icon: 'message-circle',
        title: messages.unreadFrom(only.with, only.about),
        lead: only.text,
        way: {
          href:
            newestEnquiry === only.conversationId
              ? newEnquiryPath(newestEnquiry)
              : conversationPath(only.conversationId),
          label: messages.replyLabel,
        },
      },
    ];
  return listCounted([
    [
      'new-enquiries',
      newEnquiries,
      (enquiries) => ({
        rank: 'unread',
        icon: 'message-circle',
        title: messages.newEnquiriesTask(enquiries),
        lead: messages.newEnquiriesTaskLead,
        way: {
          href: newestEnquiry === null ? chatPath('state=new') : newEnquiryPath(newestEnquiry),
          label: messages.replyLabel,
        },
      }),
    ],
    [
      'unread',
      conversations - newEnquiries,
      (others) => ({
        rank: 'unread',
        icon: 'message-circle',
        title: messages.unreadTask(others),
        lead: newEnquiries > 0 ? messages.unreadTaskRest : messages.unreadTaskLead(count),
        way: { href: chatPath('unread=1'), label: messages.readLabel },
      }),
    ],
  ]);
}

/** Viewings of today that no notice is about. */
function listViewingTasks({ viewings: { today, next }, notices }: Dashboard): Task[] {
  if (today === 0 || !next || notices.some(({ kind }) => kind === 'viewing-soon')) return [];
  const { side, home, listingId, slug, propertyId, startsAt } = next;
  return [
    {
      id: 'viewings',
      rank: 'viewing',
      icon: 'calendar',
      title: messages.viewingsTask(today, home),
      lead: messages.viewingsTaskLead(today, formatTime(startsAt)),
      way: {
        href: side === 'guest' ? bookViewingPath(listingId, slug) : viewingsPath(propertyId ?? listingId),
        label: messages.timedTask['viewing-soon'].label,
      },
    },
  ];
}

/** Authorities that end soon, and drafts to finish. */
function listPropertyTasks({ endingAuthorities, listings }: Dashboard): Task[] {
  const drafts = (listings?.needs ?? []).filter(({ need }) => need === 'finish');
  return [
    ...endingAuthorities.map(
      ({ id, propertyId, name, endsOn }): Task => ({
        id: `authority-${id}`,
        rank: 'authority',
        icon: 'key-round',
        title: messages.authorityTask(name, formatDay(endsOn)),
        lead: messages.authorityTaskLead,
        way: { href: propertyPath(propertyId), label: messages.authorityTaskLabel },
      }),
    ),
    ...(drafts.length >= MANY
      ? [
          {
            id: 'drafts',
            rank: 'draft' as const,
            icon: 'file-text' as const,
            title: messages.draftsTask(listings?.draft ?? drafts.length),
            lead: messages.draftTaskLead,
            way: { href: propertiesPath(), label: messages.draftTaskLabel },
          },
        ]
      : drafts.map(
          ({ propertyId, listingId, name }): Task => ({
            id: `draft-${listingId}`,
            rank: 'draft',
            icon: 'file-text',
            title: messages.draftTask(name),
            lead: messages.draftTaskLead,
            way: {
              href:
                listingId === null
                  ? propertyPath(propertyId)
                  : listingWizardPath(propertyId, listingId, null),
              label: messages.draftTaskLabel,
            },
          }),
        )),
  ];
}

/** Payments that tenants say they made, unless notices name them. */
const listConfirmTasks = ({ notices, payments }: Dashboard): Task[] =>
  listCounted([
    [
      'to-confirm',
      notices.some(({ kind }) => kind === 'bill-said-paid') ? 0 : (payments?.toConfirm ?? 0),
      (count) => ({
        rank: 'waiting',
        icon: 'badge-check',
        title: common.paymentsToConfirm(count),
        lead: messages.confirmTaskLead,
        way: { href: servicesPath(), label: messages.confirmTaskLabel },
      }),
    ],
  ]);

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

/** What somebody has to do, the worst first; of one rank in the order of the notices. */
export const listTasks = (day: Dashboard): readonly Task[] =>
  [
    ...listOwnRentTasks(day),
    ...listArrearsTasks(day),
    ...listUnreadTasks(day),
    ...listViewingTasks(day),
    ...listOperatorTasks(day),
    ...listNoticeTasks(day),
    ...listPropertyTasks(day),
    ...listConfirmTasks(day),
    ...describeGaps(day),
  ].toSorted(compareRanks);

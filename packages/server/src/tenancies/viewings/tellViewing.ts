import type { NoticeKind } from '@sewa/api/client';
import { bookViewingPath, viewingsPath } from '@sewa/paths';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { notify, settleNotices } from '../../platform/notices/notify.ts';
import { composeTenancyMail } from '../composeTenancyMail.ts';
import * as messages from '../messages.ts';
import type { ViewingSide } from './describeViewing.ts';
import type { ViewingRow } from './viewingRow.ts';

const kinds = [
  'viewing-answer',
  'viewing-booked',
  'viewing-cancelled',
  'viewing-offered',
  'viewing-soon',
] as const;

/** What is told of a viewing. */
interface ViewingNews {
  readonly kind: (typeof kinds)[number] & NoticeKind;
  readonly side: ViewingSide;
  /** When it no longer matters. */
  readonly due: Date;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly label: string;
  /** Tells mails of the same kind and version apart. @default '' */
  readonly key?: string;
}

/** Page on which a side deals with a viewing. */
const findPath = (row: ViewingRow, side: ViewingSide): string =>
  side === 'guest' ? bookViewingPath(row.listing_id, row.slug) : viewingsPath(row.unit_id ?? row.listing_id);

/** Users of a side: the guest; or the host, else whoever lists the home. */
async function listUsers(tx: InTransaction, row: ViewingRow, side: ViewingSide): Promise<string[]> {
  if (side === 'guest') return [row.user_id];
  const hostId = row.host_user_id ?? row.lister_user_id;
  if (hostId !== null) return [hostId];
  return row.lister_corporate_id === null ? [] : listAdministrators(tx.db, row.lister_corporate_id);
}

/** Removes what was asked of both sides of a viewing. */
export async function settleViewing({ db }: InTransaction, id: string): Promise<void> {
  for (const kind of kinds) await settleNotices(db, kind, id);
}

/** Tells one side of a viewing: a notice always, and a mail to whoever confirmed an address. */
export async function tellViewing(tx: InTransaction, row: ViewingRow, news: ViewingNews): Promise<void> {
  const { kind, side, due, subject, lines, label, key = '' } = news;
  const path = findPath(row, side);
  const mail = composeTenancyMail(subject, lines, {
    button: { label, url: `${tx.origin}${path}` },
    reason: messages.viewingMailReason,
  });
  for (const userId of await listUsers(tx, row, side)) {
    await notify(tx.db, { to: { userId }, kind, about: row.id, path, due, endsWhenDue: true }, tx.now);
    await queueMail(tx, { ...mail, key: `${kind}${key}-${row.id}-${row.version}-${userId}`, to: { userId } });
  }
}

/** Tells both sides that somebody has a seat. */
export async function tellBooked(tx: InTransaction, row: ViewingRow): Promise<void> {
  const { home, starts_at: startsAt, note } = row;
  const when = messages.sayMoment(startsAt);
  const subject = messages.viewingBookedSubject(home);
  const news = { kind: 'viewing-booked', due: startsAt, subject } as const;
  const guest = row.guest_name ?? messages.someone;
  await settleViewing(tx, row.id);
  await tellViewing(tx, row, {
    ...news,
    side: 'host',
    lines: [
      messages.hostBookedLead(guest, home, when),
      ...(note === '' ? [] : [messages.guestNote(note)]),
      messages.hostBookedAdvice,
    ],
    label: messages.seeViewingsLabel,
  });
  // The guest has nothing to do: a mail confirms it.
  const path = findPath(row, 'guest');
  const lines = [messages.guestBookedLead(home, when), messages.guestBookedAdvice];
  const button = { label: messages.seeViewingLabel, url: `${tx.origin}${path}` };
  await queueMail(tx, {
    ...composeTenancyMail(subject, lines, { button, reason: messages.viewingMailReason }),
    key: `viewing-confirmed-${row.id}-${row.version}`,
    to: { userId: row.user_id },
  });
}

/** Tells the other side, or the guest of a time that was taken back, that a viewing was cancelled. */
export async function tellCancelled(tx: InTransaction, row: ViewingRow, side: ViewingSide): Promise<void> {
  const { home, starts_at: startsAt } = row;
  await tellViewing(tx, row, {
    kind: 'viewing-cancelled',
    side,
    due: startsAt,
    subject: messages.viewingCancelledSubject(home),
    lines: [messages.viewingCancelledLead(home, messages.sayMoment(startsAt))],
    label: side === 'guest' ? messages.otherTimesLabel : messages.seeViewingsLabel,
  });
}

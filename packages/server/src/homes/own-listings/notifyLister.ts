import type { NoticeKind } from '@sewa/api/client';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { notify, settleNotices } from '../../platform/notices/notify.ts';
import { listAuthorityIds } from './authorityQueries.ts';
import type { OwnListingRow } from './ownListingRow.ts';

/** A notice of a listing for its lister. */
export interface ListerNotice {
  readonly kind: NoticeKind;
  readonly path: string;
  readonly due?: Date;
}

/** Adds a notice of a listing to the to-do list of its lister: of the user, or of everybody in the corporate. */
export async function notifyLister(
  { db, now }: InTransaction,
  { id, lister_user_id: userId, lister_corporate_id: corporateId }: OwnListingRow,
  notice: ListerNotice,
): Promise<void> {
  if (userId !== null) return notify(db, { ...notice, to: { userId }, about: id }, now);
  if (corporateId === null) return;
  await notify(db, { ...notice, to: { corporateId, audience: 'everybody' }, about: id }, now);
}

/** Mails the lister of a listing: the user, or the administrators of the corporate. `key` is one for each event. */
export async function mailLister(
  tx: InTransaction,
  { lister_user_id: userId, lister_corporate_id: corporateId }: OwnListingRow,
  { key, ...content }: MailContent & { readonly key: string },
): Promise<void> {
  const ofCorporate = corporateId === null ? [] : await listAdministrators(tx.db, corporateId);
  const userIds = userId === null ? ofCorporate : [userId];
  for (const id of userIds) await queueMail(tx, { ...content, key: `${key}-${id}`, to: { userId: id } });
}

/** Notices that ask for something, which is done or no longer needed once a listing moves. */
const askingKinds = [
  'listing-in-review',
  'listing-rejected',
  'listing-paused',
  'listing-unconfirmed',
] as const;

/** Removes what was asked about a listing from everybody's to-do list. */
export async function settleListingNotices({ db }: InTransaction, id: string): Promise<void> {
  for (const kind of askingKinds) await settleNotices(db, kind, id);
}

/** Removes that an authority was granted from the to-do list of the agent who uses it with this listing. */
export async function settleGrantNotices(
  { db }: InTransaction,
  { lister_kind: kind, unit_id: unitId, registration_number: registrationNumber }: OwnListingRow,
): Promise<void> {
  if (kind !== 'agent') return;
  const ids = await listAuthorityIds(db, { unitId, registrationNumber });
  await settleNotices(db, 'authority-granted', ...ids);
}

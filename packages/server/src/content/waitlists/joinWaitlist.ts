import { normalizePhone, normalizeUaePhone } from '@sewa/formatters';
import { waitlistEntryPath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { composeConfirmMail, composeJoinedMail } from './composeWaitlistMail.ts';
import { findConsent } from './describeWaitlist.ts';
import { digestContact, makeEntryToken } from './entryLink.ts';
import {
  findPlace,
  insertLink,
  type JoinedEntry,
  type NewEntry,
  replaceEntry,
  upsertEntry,
} from './entryQueries.ts';
import * as messages from './messages.ts';
import { findWaitlist, type WaitlistRow } from './queries.ts';

/** Milliseconds between two mails to somebody who has not confirmed, and to somebody who has: ten minutes, and a day. */
const pauses = { unconfirmed: 10 * 60_000, confirmed: 24 * 60 * 60_000 } as const;

/** The number somebody wrote, as it is stored: null if the list asks for none or they left it empty. */
function parsePhone({ country, asks_phone: isAsked }: WaitlistRow, written = ''): string | null {
  if (!isAsked || written.trim() === '') return null;
  const normal = country === 'AE' ? normalizeUaePhone(written) : normalizePhone(written);
  if (normal !== null) return normal;
  const reason = country === 'AE' ? messages.uaePhoneReason : messages.phoneReason;
  throw new HttpError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
}

/** Queues the mail that an entry is due: to confirm it, or that it is on the list already. */
async function mailEntry(
  ctx: InTransaction,
  { title }: WaitlistRow,
  entry: JoinedEntry,
  written: NewEntry,
): Promise<void> {
  const { db, origin, realNow } = ctx;
  const place = await findPlace(db, entry.id);
  const pause = place === null ? pauses.unconfirmed : pauses.confirmed;
  if (!entry.is_new && realNow.getTime() - entry.mailed_at.getTime() < pause) return;
  if (place === null && !entry.is_new) await replaceEntry(db, entry.id, written);
  const { token, id } = makeEntryToken();
  const url = `${origin}${waitlistEntryPath(token)}`;
  const mail = place === null ? composeConfirmMail({ title, url }) : composeJoinedMail({ title, url, place });
  await insertLink(db, { id, entryId: entry.id, realNow });
  const to = { address: written.email, because: 'joined-waitlist' } as const;
  await queueMail(ctx, { ...mail, key: `waitlist-${id.slice(0, 32)}`, to });
}

/**
 * Puts somebody on a waitlist, once they confirm it by the link of a mail. The answer doesn't say whether they were on it. Throws if
 * there is no such list, it is closed, or the phone number is invalid.
 */
export const joinWaitlist = defineVerb(anyone, (ctx, { name, body }: RouteInput<'joinWaitlist'>) =>
  ctx.transaction(async (tx) => {
    const { db, now, realNow } = tx;
    const list = await findWaitlist(db, name);
    if (!list) throw new HttpError('not-found');
    if (list.state === 'closed') throw new HttpError('wrong-state', { message: messages.waitlistClosed });
    const { email } = body;
    const phoneNumber = parsePhone(list, body.phoneNumber);
    const { version: consentVersion, text: consentText } = findConsent(list);
    const written: NewEntry = {
      waitlist: name,
      contactDigest: digestContact(email),
      name: body.name,
      email,
      phoneNumber,
      consentVersion,
      consentText,
      now,
      realNow,
    };
    await mailEntry(tx, list, await upsertEntry(db, written), written);
  }),
);

import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as renewal from '../renewals/messages.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { lockRental, updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, settleRental, tellParty, tellSide } from '../rentals/tellRental.ts';
import { freeHomeAfter } from '../rentals/tenancyQueries.ts';
import { endContract, findPaper, listToRemind, listUnsigned, markReminded } from './contractQueries.ts';
import { findNextPlace, findStateAfter } from './contractRow.ts';
import * as messages from './messages.ts';
import { endSessions } from './sessionQueries.ts';

/** Refuses to sign, or the scan of the other side, with words to all parties, those who have signed too. What was signed counts for nothing then. */
export const refuseContract = defineVerb(
  signedUp,
  (ctx, { id, body: { version, words } }: RouteInput<'refuseContract'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me, paper: standing } = await lockOwnRental(tx, { id, version, name: 'refuse' });
      if (!standing) throw new HttpError('not-found');
      const { contract, places } = standing;
      const isDraft = contract.state === 'draft';
      const isOwn = isDraft && contract.drafted_side === me.side;
      const isSigner = places.some(({ party_id: party, signed_at: at }) => party === me.id && at === null);
      const what = isSigner ? 'signature' : 'scan';
      await endContract(tx.db, contract.id, isOwn ? 'withdrawn' : 'refused', tx.now);
      await endSessions(tx.db, contract.id, 'cancelled', tx.now);
      if (contract.kind === 'addendum' && rental.last_day) await freeHomeAfter(tx.db, id, rental.last_day);
      await updateRental(tx.db, id, findStateAfter(standing, rental, 'contracting'), tx.now);
      const name = me.name ?? messages.someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'refuse',
        data: { contractId: contract.id, words },
        text: isOwn
          ? renewal.takenBackEvent(name)
          : isDraft
            ? renewal.declinedEvent(name, words)
            : messages.refusedEvent(name, what, words),
      });
      await settleRental(tx, id);
      await settleNotices(tx.db, 'duty-due', id);
      for (const side of ['tenant', 'landlord'] as const)
        await tellSide(tx, rental, {
          kind: contract.kind === 'addendum' ? 'addendum-ended' : 'contract-refused',
          side,
          except: me.id,
          ...(contract.kind === 'addendum'
            ? {
                subject: renewal.declinedSubject(rental.home),
                lines: [
                  renewal.declinedLead(name, rental.home),
                  messages.quote(words),
                  renewal.declinedAdvice,
                ],
              }
            : {
                subject: messages.refusedSubject(rental.home),
                lines: [
                  messages.refusedLead(name, what, rental.home),
                  messages.quote(words),
                  messages.refusedAdvice,
                ],
              }),
          label: messages.seeRentalPageLabel,
          key: contract.id,
        });
      return describeMoved(tx, id, me);
    }),
);

async function expire(tx: InTransaction, id: string): Promise<number> {
  const rental = await lockRental(tx.db, id);
  const standing = await findPaper(tx.db, id);
  if (!standing || !(await listUnsigned(tx.db, tx.now)).includes(id)) return 0;
  const { contract } = standing;
  const isAddendum = contract.kind === 'addendum';
  await endContract(tx.db, contract.id, 'expired', tx.now);
  await endSessions(tx.db, contract.id, 'expired', tx.now);
  if (contract.kind === 'addendum' && rental.last_day) await freeHomeAfter(tx.db, id, rental.last_day);
  await updateRental(tx.db, id, findStateAfter(standing, rental, 'contracting'), tx.now);
  await recordStep(tx, rental, {
    actor: 'system',
    transition: 'expire',
    data: { contractId: contract.id },
    text: isAddendum ? renewal.expiredEvent : messages.contractExpiredEvent,
  });
  await settleRental(tx, id);
  await settleNotices(tx.db, 'duty-due', id);
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: isAddendum ? 'addendum-ended' : 'contract-expired',
      side,
      subject: (isAddendum ? renewal.expiredSubject : messages.contractExpiredSubject)(rental.home),
      lines: [(isAddendum ? renewal.expiredLead : messages.contractExpiredLead)(rental.home)],
      label: messages.seeRentalPageLabel,
      key: contract.id,
    });
  return 1;
}

/** Ends agreements that were not signed by all in 14 days. Returns how many. */
export const expireContracts = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listUnsigned(ctx.db, ctx.now))
    count += await ctx.transaction((tx) => expire(tx, id));
  return count;
});

async function remind(tx: InTransaction, id: string): Promise<number> {
  const rental = await lockRental(tx.db, id);
  const standing = await findPaper(tx.db, id);
  const next = standing && findNextPlace(standing);
  const expiresAt = standing?.contract.expires_at;
  if (!next || !expiresAt || !(await listToRemind(tx.db, tx.now)).includes(id)) return 0;
  await markReminded(tx.db, next, tx.now);
  await tellParty(tx, rental, {
    kind: 'contract-to-sign',
    partyId: next.party_id,
    due: expiresAt,
    subject: messages.toSignReminderSubject(rental.home),
    lines: [messages.toSignLead(standing.contract.kind, rental.home, expiresAt), messages.toSignAdvice],
    label: messages.signLabel,
    key: `${next.contract_id}-${next.place}-${tx.now.getTime()}`,
  });
  return 1;
}

/** Reminds whose turn it is to sign, every three days. Returns how many. */
export const remindSigners = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listToRemind(ctx.db, ctx.now))
    count += await ctx.transaction((tx) => remind(tx, id));
  return count;
});

import type { NoticeKind, RentalEvent } from '@sewa/api/client';
import { contractPath } from '@sewa/paths';
import type { RentalSide } from '@sewa/tenancy';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import { getRentalConversationId } from '../../conversations/chat/participantQueries.ts';
import { writeMessage } from '../../conversations/chat/writeMessage.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { notify, settleNotices } from '../../platform/notices/notify.ts';
import { composeTenancyMail } from '../composeTenancyMail.ts';
import * as messages from '../messages.ts';
import { findLastEvent, insertEvent } from './eventQueries.ts';
import { listParties } from './partyQueries.ts';
import type { PartyRow, RentalRow } from './rentalRow.ts';
import { sealEvent } from './sealEvent.ts';

/** Who does something: a party by its id, or the system. */
export type RentalActorId = string;

/** One step of a rental. */
export interface RentalStep {
  readonly actor: RentalActorId;
  readonly transition: string;
  readonly data: Record<string, unknown>;
  /** What the conversation says. */
  readonly text: string;
}

/** Adds a step to the sealed events of a locked rental and says it in its conversation. */
export async function recordStep(
  { db, now }: InTransaction,
  { id }: Pick<RentalRow, 'id'>,
  { actor, transition, data, text }: RentalStep,
): Promise<void> {
  const last = await findLastEvent(db, id);
  const event: Omit<RentalEvent, 'seal'> = {
    number: last.number + 1,
    at: now.toISOString(),
    actor,
    transition,
    data,
    previous: last.seal,
  };
  await insertEvent(db, id, { ...event, seal: sealEvent(id, event) });
  const conversationId = await getRentalConversationId(db, id);
  await writeMessage(db, { conversationId, sender: null, text }, now);
}

const askingKinds = [
  'addendum-ended',
  'addendum-proposed',
  'contract-drafted',
  'contract-expired',
  'contract-refused',
  'contract-sent',
  'contract-to-sign',
  'deposit-answer',
  'deposit-proposed',
  'deposit-returned',
  'handover-due',
  'inspection-to-confirm',
  'offer-received',
  'offer-declined',
  'offer-expired',
  'rental-agreed',
  'home-taken',
  'paper-sent',
  'tenancy-ending',
  'tenancy-running',
] as const;

/** Removes from everybody's to-do list what the next step of a rental settles. */
export async function settleRental({ db }: InTransaction, id: string): Promise<void> {
  for (const kind of askingKinds) await settleNotices(db, kind, id);
}

/** What members of a corporate can't do: its administrators are told. */
const administratorKinds: readonly NoticeKind[] = ['contract-to-sign', 'paper-sent'];

/** What somebody of a rental is told. */
interface News {
  readonly kind: NoticeKind;
  readonly due?: Date;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly label: string;
  /** One for each event. */
  readonly key: string;
  /** Where it leads. @default the page of the rental */
  readonly path?: string;
}

/** What one side of a rental is told. */
export interface RentalNews extends News {
  readonly side: RentalSide;
  /** The party who did it, who isn't told. */
  readonly except?: string;
}

async function tell(
  tx: InTransaction,
  rental: RentalRow,
  { party, news }: { party: PartyRow; news: News },
): Promise<void> {
  const { kind, due, subject, lines, label, key } = news;
  const { path = contractPath(rental.id) } = news;
  const { user_id: userId, corporate_id: corporateId } = party;
  const to =
    corporateId !== null
      ? ({
          corporateId,
          audience: administratorKinds.includes(kind) ? 'administrators' : 'everybody',
        } as const)
      : userId !== null
        ? { userId }
        : null;
  if (to === null) return;
  const notice = { to, kind, about: rental.id, path, ...(due && { due, endsWhenDue: true }) };
  await notify(tx.db, notice, tx.now);
  const userIds =
    corporateId !== null ? await listAdministrators(tx.db, corporateId) : userId === null ? [] : [userId];
  const button = { label, url: `${tx.origin}${path}` };
  const mail = composeTenancyMail(subject, lines, { button, reason: messages.rentalMailReason });
  for (const recipient of userIds)
    await queueMail(tx, { ...mail, key: `${kind}-${key}-${recipient}`, to: { userId: recipient } });
}

/** Tells one side of a rental: a notice always, and a mail to whoever confirmed an address. Occupiers are told by the conversation. */
export async function tellSide(tx: InTransaction, rental: RentalRow, news: RentalNews): Promise<void> {
  for (const party of await listParties(tx.db, [rental.id]))
    if (party.side === news.side && !party.has_left && party.actor_type !== 5 && party.id !== news.except)
      await tell(tx, rental, { party, news });
}

/** Tells one party of a rental. */
export async function tellParty(
  tx: InTransaction,
  rental: RentalRow,
  news: News & { readonly partyId: string },
): Promise<void> {
  for (const party of await listParties(tx.db, [rental.id]))
    if (party.id === news.partyId) await tell(tx, rental, { party, news });
}

/** The other side. */
export const findOtherSide = (side: RentalSide): RentalSide => (side === 'tenant' ? 'landlord' : 'tenant');

/** Tells the side that has to answer an offer. */
export const tellOffered = (
  tx: InTransaction,
  rental: RentalRow,
  offer: {
    id: string;
    side: RentalSide;
    monthlyRent: number;
    months: number;
    from: string;
    expiresAt: string;
  },
): Promise<void> =>
  tellSide(tx, rental, {
    kind: 'offer-received',
    side: findOtherSide(offer.side),
    due: new Date(offer.expiresAt),
    subject: messages.offerReceivedSubject(rental.home),
    lines: [
      messages.offerReceivedLead(rental.home, offer),
      messages.offerAnswerBy(new Date(offer.expiresAt)),
    ],
    label: messages.seeOfferLabel,
    key: offer.id,
  });

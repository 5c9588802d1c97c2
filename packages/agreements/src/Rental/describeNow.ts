import type { Offer, Rental, RentalContract, RentalDuty } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import * as contract from '../Contract/messages.ts';
import * as duty from '../Duty/messages.ts';
import * as common from '../messages.ts';
import * as renewal from '../Renewal/messages.ts';
import * as signing from '../Signing/messages.ts';
import type { SignedPaper } from '../Signing/SignedPaper.ts';
import { describeTenancy } from '../Tenancy/describeTenancy.ts';
import * as messages from './messages.ts';

interface Standing {
  readonly rental: Rental;
  readonly openOffer: Offer | null;
  readonly otherNames: readonly string[];
}

function describeDraft({ sentBy, state }: RentalContract, { may }: Rental, names: string): string {
  if (state === 'refused') return contract.now.refused;
  if (state !== 'draft') return contract.now.expired;
  if (!may.includes('send')) return contract.now.waiting(names);
  return sentBy.length > 0 ? contract.now.readSecond(names) : contract.now.read(names);
}

function describeSigning(
  { signatures, signing: session, expiresAt }: SignedPaper,
  { may }: Rental,
  names: string,
): string {
  const next = signatures.find(({ state }) => state !== 'signed' && state !== 'waiting');
  if (!next) return signing.now.signed;
  const { state, isMine, name } = next;
  if (state === 'at-singpass')
    return session ? signing.now.atSingpass(session.expiresAt) : signing.now.otherAtSingpass(name);
  if (state === 'scan-sent') {
    if (isMine) return signing.now.scanMine(names);
    return may.includes('confirm-paper') ? signing.now.scanToConfirm(name) : signing.now.scanOther(name);
  }
  return isMine && may.includes('sign')
    ? signing.now.sign(expiresAt ?? '')
    : signing.now.others(name, expiresAt ?? '');
}

/** What comes after everyone has signed: the duty, then the first day. */
export function describeNext({ side, duty: due, terms }: Rental, names: string): string | null {
  if (!due || !terms) return null;
  if (due.stamping)
    return due.stamping.isAsExpected
      ? duty.now.stamped(common.sayDay(terms.from))
      : duty.now.stampedOtherwise(formatMoney(due.stamping.cents));
  const { by, cents, dueOn }: RentalDuty = due;
  const sum = cents === null ? '' : duty.sumOf(formatMoney(cents));
  const day = common.sayDay(dueOn);
  if (by === 'shared') return duty.now.shared(sum, day);
  return by === side ? duty.now.mine(sum, day) : duty.now.theirs(names, sum, day);
}

/** What there is to do about an addendum that is open; null without one. */
function describeAddendum(rental: Rental, names: string): string | null {
  const [addendum] = rental.addenda;
  if (addendum?.state === 'signing') return describeSigning(addendum, rental, names);
  if (addendum?.state !== 'draft') return null;
  return rental.may.includes('send') ? renewal.now.answer(names) : renewal.now.waiting(names);
}

/** What a party, who decides, has to do now, in words. */
export function describeNow({ rental, openOffer, otherNames }: Standing): string {
  const { state, side, contract: agreement } = rental;
  const names = common.joinNames(otherNames);
  if (state === 'offered' && openOffer)
    return openOffer.by === side
      ? messages.now.waiting(openOffer.expiresAt, names)
      : messages.now.answer(openOffer.expiresAt, names);
  if (state === 'talking')
    return side === 'tenant' ? messages.now.talkingTenant : messages.now.talkingLandlord;
  if (state === 'contracting' && agreement) return describeDraft(agreement, rental, names);
  if (state === 'signing' && agreement) return describeSigning(agreement, rental, names);
  const living =
    (state === 'running' ? describeAddendum(rental, names) : null) ?? describeTenancy(rental, names);
  if (living !== null) return living;
  if (state === 'signed') return signing.now.signed;
  if (state === 'withdrawn') return messages.now.withdrawn;
  return state === 'agreed' || state === 'contracting' || state === 'signing'
    ? contract.now.agreed
    : messages.now.expired;
}

import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import type { SignaturePlace } from '../../platform/papers/paperWorker.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';
import { isWholeUnit, judgeTerms } from '../rentals/judgeTerms.ts';
import type { PartyRow, RentalRow } from '../rentals/rentalRow.ts';
import type { ContractTemplateData } from './ContractTemplateData.ts';
import { type ChangedAgreement, composeAddendum } from './composeAddendum.ts';
import { composeAgreement } from './composeAgreement.ts';
import { countDuty } from './countDuty.ts';
import { listFigures } from './listFigures.ts';
import * as messages from './messages.ts';

/** Who signs: a party with an account, and where. */
export interface Signer {
  readonly place: string;
  readonly party: PartyRow;
  readonly name: string;
}

/** Who signs, in order: the tenants, then the landlords. Agents, co-agents and occupiers don't. */
export function listSigners(parties: readonly PartyRow[]): Signer[] {
  const of = (side: PartyRow['side'], actorType: number): Signer[] => {
    const found = parties.filter(
      (party) =>
        party.side === side &&
        party.actor_type === actorType &&
        !party.has_left &&
        (party.user_id !== null || party.corporate_id !== null),
    );
    return found.map((party, index) => ({
      place: found.length === 1 ? side : `${side}-${index + 1}`,
      party,
      name: party.name ?? messages.someone,
    }));
  };
  return [...of('tenant', 1), ...of('landlord', 2)];
}

/** What the paper of an agreement is made of. */
export interface ContractPaper {
  readonly rental: RentalRow;
  readonly parties: readonly PartyRow[];
  readonly template: ContractTemplateData;
  readonly blanks: ContractBlanks;
  readonly terms: OfferTerms;
  readonly number: number;
  readonly isDraft: boolean;
  /** What an addendum changes; null for the agreement itself. */
  readonly changed: ChangedAgreement | null;
  readonly now: Date;
}

/** The paper of an agreement or an addendum, and where on it people sign. */
export async function renderContract(
  paper: ContractPaper,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; places: readonly SignaturePlace[] }> {
  const { rental, parties, terms, blanks, changed, now } = paper;
  const { block, street, floor, unit, postal_code: postalCode } = rental;
  const reasons = judgeTerms(rental, terms, now);
  const signedOn = findDay(now) ?? terms.from;
  const duty = countDuty(terms, blanks, { signedOn, earlier: changed?.terms ?? null });
  const source = {
    ...paper,
    home: { block, street, floor, unit, postalCode },
    isWholeUnit: isWholeUnit(rental),
    parties: listSigners(parties).map(({ place, party, name }) => ({
      place,
      name,
      role: messages.signerRole[party.side],
    })),
    figures: listFigures(duty, { dutyBy: terms.dutyBy, kind: changed ? 'addendum' : 'agreement' }, reasons),
    rentalId: rental.id,
    at: now,
  };
  return renderPaper('agreement', changed ? composeAddendum(source, changed) : composeAgreement(source));
}

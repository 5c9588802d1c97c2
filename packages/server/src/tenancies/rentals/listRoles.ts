import type { RentalActor } from '@sewa/tenancy';
import {
  type ContractStanding,
  findNextPlace,
  findOpenSession,
  listSentBy,
} from '../contracts/contractRow.ts';
import type { OfferRow, OwnParty, PartyRow } from './rentalRow.ts';
import type { TenancyProgress } from './tenancyQueries.ts';

/** How far the offer, the agreement and the tenancy of a rental are. */
export interface RentalProgress {
  readonly offer: OfferRow | null;
  readonly standing: ContractStanding | null;
  /** The addendum that is open. */
  readonly addendum: ContractStanding | null;
  readonly tenancy: TenancyProgress | null;
}

function listSigningRoles(
  { id, side, can_sign: canSign }: OwnParty,
  standing: ContractStanding,
): RentalActor[] {
  if (!canSign) return [];
  const { places } = standing;
  const next = findNextPlace(standing);
  const session = findOpenSession(standing);
  const isBegun = session !== null || (next !== null && next.scan_sent_at !== null);
  const isMine = next?.party_id === id;
  return [
    ...(places.some((place) => place.party_id === id && place.signed_at === null)
      ? (['signer'] as const)
      : []),
    ...(isMine && !isBegun ? (['next-signer'] as const) : []),
    ...(isMine && isBegun ? (['signing'] as const) : []),
    ...(next && next.side !== side && next.scan_sent_at !== null ? (['witness'] as const) : []),
  ];
}

function listTenancyRoles({ side }: PartyRow, tenancy: TenancyProgress): RentalActor[] {
  const isLandlord = side === 'landlord';
  const isOpen = tenancy.is_begun && !tenancy.handed_by.includes(side);
  return [
    ...(isOpen ? ([isLandlord ? 'hander' : 'taker'] as const) : []),
    ...(tenancy.is_ended_early ? [] : (['ender'] as const)),
    ...(tenancy.left_by.includes(side) ? [] : (['leaver'] as const)),
    ...(isLandlord && tenancy.deduction_state !== 'agreed' ? (['landlord'] as const) : []),
    ...(!isLandlord && tenancy.deduction_state === 'proposed' ? (['answerer'] as const) : []),
  ];
}

/** What is written and signed now: the open addendum, else the agreement. */
export const getPaper = ({ addendum, standing }: Pick<RentalProgress, 'addendum' | 'standing'>) =>
  addendum ?? standing;

/** What a party, who decides, can act as now. */
export function listRoles(me: OwnParty, progress: RentalProgress): RentalActor[] {
  const { offer, addendum, tenancy } = progress;
  const paper = getPaper(progress);
  const contract = paper?.contract;
  const isAddendumDraft = addendum?.contract.state === 'draft';
  return [
    'either',
    ...(offer && offer.by_side !== me.side ? (['answering'] as const) : []),
    ...(contract?.state === 'draft' && !listSentBy(contract).includes(me.side) ? (['unsent'] as const) : []),
    ...(paper && contract?.state === 'signing' ? listSigningRoles(me, paper) : []),
    ...(isAddendumDraft ? (['drafting'] as const) : []),
    ...(tenancy && !tenancy.is_ended_early && (!addendum || isAddendumDraft) ? (['renewer'] as const) : []),
    ...(tenancy ? listTenancyRoles(me, tenancy) : []),
  ];
}

import type { ContractBlanks, OfferTerms, RentalContract } from '@sewa/api/client';
import type { RentalSide, RentalState } from '@sewa/tenancy';

/** An agreement, written or signed. */
export interface ContractRow {
  id: string;
  rental_id: string;
  number: number;
  kind: 'agreement' | 'addendum';
  state: RentalContract['state'];
  template_version: number;
  blanks: ContractBlanks;
  earlier_blanks: ContractBlanks | null;
  terms: OfferTerms;
  /** Terms that an addendum takes the place of; null for the agreement. */
  replaced_terms: OfferTerms | null;
  drafted_side: RentalSide;
  tenant_sent_at: Date | null;
  landlord_sent_at: Date | null;
  /** SHA-256 of the bytes as they are now. */
  blob_id: string;
  base_blob_id: string | null;
  expires_at: Date | null;
  first_signed_at: Date | null;
  signed_at: Date | null;
  certificate_blob_id: string | null;
}

/** Where somebody signs an agreement. */
export interface PlaceRow {
  contract_id: string;
  place: string;
  position: number;
  party_id: string;
  side: RentalSide;
  name: string;
  page: number;
  x: number;
  y: number;
  way: 'own' | 'singpass' | 'paper' | null;
  signed_name: string | null;
  proof: string | null;
  sha256_before: string | null;
  sha256_after: string | null;
  has_timestamp: boolean | null;
  signed_at: Date | null;
  scan_file_id: string | null;
  scan_sha256: string | null;
  scan_sent_at: Date | null;
}

/** A session at Singpass in which somebody signs. */
export interface SessionRow {
  request_id: string;
  contract_id: string;
  place: string;
  exchange_code: Buffer;
  signing_url: string;
  sent_sha256: string;
  state: 'open' | 'signed' | 'cancelled' | 'expired' | 'failed';
  failure: string | null;
  begun_by: string | null;
  created_at: Date;
  expires_at: Date;
  asks: number;
}

/** An agreement with who signs it, and the last session at Singpass. */
export interface ContractStanding {
  readonly contract: ContractRow;
  readonly places: readonly PlaceRow[];
  readonly session: SessionRow | null;
}

/** State of a rental after a step of a paper: a tenancy keeps its own while an addendum is written and signed. */
export const findStateAfter = (
  { contract }: ContractStanding,
  rental: { readonly state: RentalState },
  state: RentalState,
): RentalState => (contract.kind === 'addendum' ? rental.state : state);

/** The place whose turn it is, or null: signatures are given in order. */
export const findNextPlace = ({ contract, places }: ContractStanding): PlaceRow | null =>
  contract.state === 'signing' ? (places.find(({ signed_at: at }) => at === null) ?? null) : null;

/** The session at Singpass that is open, or null. */
export const findOpenSession = ({ session }: ContractStanding): SessionRow | null =>
  session?.state === 'open' ? session : null;

/** Sides that have sent the draft as it is now. */
export const listSentBy = ({
  tenant_sent_at: tenant,
  landlord_sent_at: landlord,
}: ContractRow): RentalSide[] => [
  ...(tenant === null ? [] : (['tenant'] as const)),
  ...(landlord === null ? [] : (['landlord'] as const)),
];

import type { ContractSignature, RentalContract } from '@sewa/api/client';
import type { OwnParty } from '../rentals/rentalRow.ts';
import {
  type ContractStanding,
  findNextPlace,
  findOpenSession,
  listSentBy,
  type PlaceRow,
} from './contractRow.ts';
import { listChanges } from './fillBlanks.ts';
import { contractTemplates } from './templates.ts';

function findSignatureState(place: PlaceRow, standing: ContractStanding): ContractSignature['state'] {
  if (place.signed_at !== null) return 'signed';
  if (place.scan_sent_at !== null) return 'scan-sent';
  if (findOpenSession(standing)?.place === place.place) return 'at-singpass';
  return findNextPlace(standing)?.place === place.place ? 'next' : 'waiting';
}

/** An agreement, as a party sees it; `refusal` is what somebody said who refused to sign. */
export function describeContract(
  standing: ContractStanding,
  me: OwnParty,
  refusal: string | null,
): RentalContract {
  const { contract, places, session } = standing;
  const template = contractTemplates.find(({ version }) => version === contract.template_version);
  const open = findOpenSession(standing);
  const isMine = ({ party_id: partyId }: PlaceRow): boolean => partyId === me.id;
  const myPlaces = places.filter(isMine).map(({ place }) => place);
  return {
    id: contract.id,
    number: contract.number,
    kind: contract.kind,
    state: contract.state,
    sha256: contract.blob_id,
    templateVersion: contract.template_version,
    blanks: contract.blanks,
    changes: template ? listChanges(template, contract.earlier_blanks, contract.blanks) : [],
    draftedBy: contract.drafted_side,
    sentBy: listSentBy(contract),
    expiresAt: contract.expires_at?.toISOString() ?? null,
    endedBecause: refusal,
    hasCertificate: contract.certificate_blob_id !== null,
    signatures: places.map((place) => ({
      place: place.place,
      partyId: place.party_id,
      side: place.side,
      name: place.name,
      isMine: isMine(place),
      way: place.way,
      state: findSignatureState(place, standing),
      at: place.signed_at?.toISOString() ?? null,
      signedName: place.signed_name,
      scanFileId: place.scan_file_id,
    })),
    signing:
      open && me.can_sign && myPlaces.includes(open.place)
        ? { redirectUrl: open.signing_url, expiresAt: open.expires_at.toISOString() }
        : null,
    failure: session && session.state !== 'open' ? session.failure : null,
  };
}

import type { Invitation } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { DescriptionList, DescriptionListItem, Link } from '@sewa/ui';
import { nameInviter, nameRole } from './invitationText.ts';

interface InvitationFactsProps {
  readonly invitation: Invitation;
}

/** Who invites, to what, as what, and until when. */
export function InvitationFacts({ invitation }: InvitationFactsProps) {
  const { invitedByName, isCorporate, listing, expiresAt, state } = invitation;
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name="Invited by">{invitedByName}</DescriptionListItem>
      <DescriptionListItem name={isCorporate ? 'Company' : 'Home'}>
        {listing ? (
          <Link href={listingPath(listing.id, listing.slug)}>{listing.name}</Link>
        ) : (
          nameInviter(invitation)
        )}
      </DescriptionListItem>
      <DescriptionListItem name="You join as">{nameRole(invitation)}</DescriptionListItem>
      {state === 'waiting' ? (
        <DescriptionListItem name="Valid until">{formatDay(expiresAt.slice(0, 10))}</DescriptionListItem>
      ) : null}
    </DescriptionList>
  );
}

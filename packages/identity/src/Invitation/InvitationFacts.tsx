import type { Invitation } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { DescriptionList, DescriptionListItem, Link } from '@sewa/ui';
import { nameInviter, nameRole } from './invitationText.ts';
import * as messages from './messages.ts';

interface InvitationFactsProps {
  readonly invitation: Invitation;
}

/** Who invites, to what, as what, and until when. */
export function InvitationFacts({ invitation }: InvitationFactsProps) {
  const { invitedByName, isCorporate, listing, expiresAt, state } = invitation;
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.invitedByLabel}>{invitedByName}</DescriptionListItem>
      <DescriptionListItem name={isCorporate ? messages.invitingCompanyLabel : messages.invitingHomeLabel}>
        {listing ? (
          <Link href={listingPath(listing.id, listing.slug)}>{listing.name}</Link>
        ) : (
          nameInviter(invitation)
        )}
      </DescriptionListItem>
      <DescriptionListItem name={messages.joinAsLabel}>{nameRole(invitation)}</DescriptionListItem>
      {state === 'waiting' ? (
        <DescriptionListItem name={messages.validUntilLabel}>
          {formatDay(expiresAt.slice(0, 10))}
        </DescriptionListItem>
      ) : null}
    </DescriptionList>
  );
}

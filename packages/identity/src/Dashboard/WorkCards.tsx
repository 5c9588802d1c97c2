import type { Dashboard } from '@sewa/api/client';
import { accountPath, reviewPath } from '@sewa/paths';
import { Text } from '@sewa/ui';
import { DashboardCard } from './DashboardCard.tsx';
import * as messages from './messages.ts';
import { Numbers } from './Numbers.tsx';

/** The members of the company somebody acts for; administrators see the open invitations, too. */
export function MembersCard({ corporate }: { readonly corporate: NonNullable<Dashboard['corporate']> }) {
  const { name, members, openInvitations } = corporate;
  return (
    <DashboardCard
      id="members"
      icon="key-round"
      title={messages.membersCardTitle(name)}
      way={{
        href: accountPath(),
        label: openInvitations === null ? messages.seeMembersLabel : messages.manageMembersLabel,
      }}
    >
      <Text>{messages.memberCount(members)}</Text>
      {openInvitations === null ? null : (
        <Text tone="muted">
          {openInvitations > 0 ? messages.openInvitations(openInvitations) : messages.noOpenInvitations}
        </Text>
      )}
    </DashboardCard>
  );
}

/** What waits for operators. */
export function ReviewsCard({ reviews }: { readonly reviews: NonNullable<Dashboard['reviews']> }) {
  return (
    <DashboardCard
      id="reviews"
      icon="shield-check"
      title={messages.reviewsCardTitle}
      way={{ href: reviewPath(), label: messages.reviewsLabel }}
    >
      <Numbers
        numbers={[
          [messages.reviewNumber.listings, reviews.listings],
          [messages.reviewNumber.disputes, reviews.disputes],
          [messages.reviewNumber.reports, reviews.reports],
        ]}
      />
    </DashboardCard>
  );
}

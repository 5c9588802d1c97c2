import type { Dashboard } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import {
  chatPath,
  favouritePath,
  favouritesPath,
  invitedPath,
  missingPath,
  profileMePath,
} from '@sewa/paths';
import { Grid, Link, List, ListItem, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { describeChange, describeEnquiries, describeInvited, describeProfile } from './describeDay.ts';
import { SearchesCard } from './SearchesCard.tsx';

interface DayCardsProps {
  readonly day: Dashboard;
}

function InvitationsCard({ invitations }: { readonly invitations: Dashboard['invitations'] }) {
  return (
    <DashboardCard id="invitations" icon="mail" title={messages.invitationsCardTitle(invitations.length)}>
      <List>
        {invitations.map(({ id, invitedBy, corporate, expiresAt }) => (
          <ListItem key={id}>
            <Text weight="semibold">{messages.invitedTo(invitedBy, corporate)}</Text>
            <Text size="s" tone="muted">
              {messages.openInvitationBy(formatDay(expiresAt))}
            </Text>
          </ListItem>
        ))}
      </List>
    </DashboardCard>
  );
}

function FavouritesCard({ favourites }: { readonly favourites: Dashboard['favourites'] }) {
  return (
    <DashboardCard
      id="saved"
      icon="heart"
      title={messages.savedHomesTitle(favourites.count)}
      way={{ href: favouritesPath(), label: messages.savedHomesLabel }}
    >
      {favourites.changed.length === 0 ? (
        <Text tone="muted">{messages.noSavedHomeChanges}</Text>
      ) : (
        <List>
          {favourites.changed.map((home) => (
            <ListItem key={home.listingId}>
              <Link variant="quiet" href={favouritePath(home.listingId)}>
                {home.name}
              </Link>{' '}
              <Text tone="muted">{describeChange(home)}</Text>
            </ListItem>
          ))}
        </List>
      )}
    </DashboardCard>
  );
}

/** What waits, a card for each kind of it; kinds of which there is nothing are left out. */
export function DayCards({ day }: DayCardsProps) {
  const { notices, profile, favourites, enquiries, unread, savedSearches, listings, invitations, invited } =
    day;
  const unverified = notices.find(({ kind }) => kind === 'company-unverified');
  const profileLabels = describeProfile(profile);
  return (
    <Grid minColumn="m" gap="l">
      {profileLabels ? (
        <DashboardCard
          id="profile"
          icon="user"
          title={messages.profileCardTitle}
          way={{
            href: profile.emptyKeys.length > 0 ? missingPath() : profileMePath(),
            label: profile.emptyKeys.length > 0 ? messages.completeProfileLabel : messages.confirmEmailLabel,
          }}
        >
          <Text>{profileLabels}</Text>
        </DashboardCard>
      ) : null}
      {unverified ? (
        <DashboardCard
          id="company"
          icon="building-2"
          title={messages.companyCardTitle}
          way={{ href: unverified.path, label: messages.companyCardLabel }}
        >
          <Text>{messages.companyCardLead}</Text>
        </DashboardCard>
      ) : null}
      {invitations.length > 0 ? <InvitationsCard invitations={invitations} /> : null}
      {invited ? (
        <DashboardCard
          id="invited"
          icon="key-round"
          title={messages.invitedCardTitle}
          way={{ href: invitedPath(), label: messages.inviteByEmailLabel }}
        >
          <Text>{describeInvited(invited)}</Text>
        </DashboardCard>
      ) : null}
      {listings ? (
        <DashboardCard
          id="listings"
          icon="building-2"
          title={messages.listingsCardTitle(listings.live)}
          way={{ href: chatPath(), label: messages.openInboxLabel }}
        >
          <Text>
            {listings.reports > 0 ? messages.reportsOfListings(listings.reports) : messages.noReports}
          </Text>
        </DashboardCard>
      ) : null}
      {enquiries.made + enquiries.received + unread.messages > 0 ? (
        <DashboardCard
          id="messages"
          icon="message-circle"
          title={messages.messagesCardTitle}
          way={{ href: chatPath(), label: messages.openInboxLabel }}
        >
          {unread.messages > 0 ? (
            <Text weight="semibold">{messages.unreadLabel(unread.messages)}</Text>
          ) : null}
          <Text>{describeEnquiries(enquiries)}</Text>
          {enquiries.latest ? (
            <Text size="s" tone="muted">
              {messages.latestEnquiry(
                enquiries.latest.asker,
                enquiries.latest.home,
                formatDay(enquiries.latest.sentAt),
              )}
            </Text>
          ) : null}
        </DashboardCard>
      ) : null}
      {favourites.count > 0 ? <FavouritesCard favourites={favourites} /> : null}
      {savedSearches.length > 0 ? <SearchesCard searches={savedSearches} /> : null}
    </Grid>
  );
}

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
import { DashboardCard } from './DashboardCard.tsx';
import { count, describeChange, describeEnquiries, describeInvited, describeProfile } from './describeDay.ts';
import { SearchesCard } from './SearchesCard.tsx';

interface DayCardsProps {
  readonly day: Dashboard;
}

function InvitationsCard({ invitations }: { readonly invitations: Dashboard['invitations'] }) {
  return (
    <DashboardCard id="invitations" icon="mail" title={count(invitations.length, 'invitation')}>
      <List>
        {invitations.map(({ id, invitedBy, corporate, expiresAt }) => (
          <ListItem key={id}>
            <Text weight="semibold">
              {invitedBy}
              {corporate ? ` invites you to ${corporate}` : ' invites you'}
            </Text>
            <Text size="s" tone="muted">
              Open the link in your e-mail by {formatDay(expiresAt)}.
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
      id="kept"
      icon="heart"
      title={`${count(favourites.count, 'home')} kept`}
      way={{ href: favouritesPath(), label: 'My favourites' }}
    >
      {favourites.changed.length === 0 ? (
        <Text tone="muted">Nothing has changed since you kept them.</Text>
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
  const { notices, profile, favourites, enquiries, savedSearches, listings, invitations, invited } = day;
  const unverified = notices.find(({ kind }) => kind === 'company-unverified');
  const profileLabels = describeProfile(profile);
  return (
    <Grid minColumn="m" gap="l">
      {profileLabels ? (
        <DashboardCard
          id="profile"
          icon="user"
          title="Your profile"
          way={{
            href: profile.emptyKeys.length > 0 ? missingPath() : profileMePath(),
            label: profile.emptyKeys.length > 0 ? 'Complete it' : 'Prove it',
          }}
        >
          <Text>{profileLabels}</Text>
        </DashboardCard>
      ) : null}
      {unverified ? (
        <DashboardCard
          id="company"
          icon="building-2"
          title="Your company is not verified"
          way={{ href: unverified.path, label: 'User management' }}
        >
          <Text>
            We are checking its entity number (UEN). Until we have confirmed it, nothing is published in its
            name.
          </Text>
        </DashboardCard>
      ) : null}
      {invitations.length > 0 ? <InvitationsCard invitations={invitations} /> : null}
      {invited ? (
        <DashboardCard
          id="invited"
          icon="key-round"
          title="People you invited"
          way={{ href: invitedPath(), label: 'Invite somebody' }}
        >
          <Text>{describeInvited(invited)}</Text>
        </DashboardCard>
      ) : null}
      {listings ? (
        <DashboardCard
          id="listings"
          icon="building-2"
          title={`${count(listings.live, 'live listing')}`}
          way={{ href: chatPath(), label: 'Who asks about them' }}
        >
          <Text>
            {listings.reports > 0
              ? `${count(listings.reports, 'report')} against them: somebody looks at it.`
              : 'Nobody has reported anything about them.'}
          </Text>
        </DashboardCard>
      ) : null}
      {enquiries.made + enquiries.received > 0 ? (
        <DashboardCard
          id="asked"
          icon="message-circle"
          title="Enquiries"
          way={{ href: chatPath(), label: 'All enquiries' }}
        >
          <Text>{describeEnquiries(enquiries)}</Text>
          {enquiries.latest ? (
            <Text size="s" tone="muted">
              {enquiries.latest.asker ?? 'Somebody'} asked about {enquiries.latest.home} on{' '}
              {formatDay(enquiries.latest.sentAt)}.
            </Text>
          ) : null}
        </DashboardCard>
      ) : null}
      {favourites.count > 0 ? <FavouritesCard favourites={favourites} /> : null}
      {savedSearches.length > 0 ? <SearchesCard searches={savedSearches} /> : null}
    </Grid>
  );
}

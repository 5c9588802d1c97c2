import type { Dashboard } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { chatPath, favouritePath, favouritesPath, invitedPath } from '@sewa/paths';
import { Grid, Link, List, ListItem, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { describeChange, describeEnquiries, describeInvited } from './describeDay.ts';
import { HomesCard } from './HomesCard.tsx';
import * as messages from './messages.ts';
import { PaymentCards } from './PaymentCards.tsx';
import { SearchesCard } from './SearchesCard.tsx';
import { MembersCard, ReviewsCard } from './WorkCards.tsx';

interface DayCardsProps {
  readonly day: Dashboard;
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

/** What somebody has, a card for each kind of it; kinds of which there is nothing are left out. */
export function DayCards({ day }: DayCardsProps) {
  const { favourites, enquiries, unread, savedSearches, listings, invited, corporate, payments, reviews } =
    day;
  return (
    <Grid minColumn="m" gap="l">
      {payments ? <PaymentCards payments={payments} /> : null}
      {reviews ? <ReviewsCard reviews={reviews} /> : null}
      {listings ? <HomesCard homes={listings} /> : null}
      {corporate ? <MembersCard corporate={corporate} /> : null}
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
      {enquiries.made + enquiries.received + unread.messages > 0 ? (
        <DashboardCard
          id="messages"
          icon="message-circle"
          title={messages.messagesCardTitle}
          way={{ href: chatPath(), label: messages.openInboxLabel }}
        >
          {unread.messages > 0 ? <Text weight="semibold">{common.unreadLabel(unread.messages)}</Text> : null}
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

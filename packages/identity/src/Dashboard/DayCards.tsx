import type { Dashboard } from '@sewa/api/client';
import { bookViewingPath, favouritePath, favouritesPath, invitedPath, viewingsPath } from '@sewa/paths';
import { Link, List, ListItem, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { DashboardCard } from './DashboardCard.tsx';
import { describeChange, describeInvited, describeStart } from './describeDay.ts';
import { MessagesCard } from './MessagesCard.tsx';
import * as messages from './messages.ts';
import { hasPayments, PaymentCards } from './PaymentCards.tsx';
import { SearchesCard } from './SearchesCard.tsx';
import { CompanyCard, QueuesCard } from './WorkCards.tsx';

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

type NextViewing = NonNullable<Dashboard['viewings']['next']>;

function ViewingCard({ viewing, today }: { readonly viewing: NextViewing; readonly today: string }) {
  const { side, home, listingId, slug, propertyId, with: who, startsAt } = viewing;
  const href = side === 'guest' ? bookViewingPath(listingId, slug) : viewingsPath(propertyId ?? listingId);
  return (
    <DashboardCard
      id="viewing"
      icon="calendar"
      title={messages.nextViewingTitle}
      way={{ href, label: messages.seeViewingLabel }}
    >
      <Text weight="semibold">{describeStart(startsAt, today)}</Text>
      <Text tone="muted">{messages.viewingWith(home, who)}</Text>
    </DashboardCard>
  );
}

interface Cards {
  /** Beside what is to be done. */
  readonly side: readonly ReactNode[];
  /** Below it, where there is no other long card. */
  readonly main: readonly ReactNode[];
}

/** How many cards beside the tasks are enough. */
const ENOUGH = 3;

/** What somebody has, a card for each kind of it, the most urgent first; kinds of which there is nothing are left out. */
export function listDayCards(day: Dashboard): Cards {
  const { favourites, enquiries, unread, savedSearches, invited, corporate, payments, queues } = day;
  const { recentMessages, viewings, team, today, listings } = day;
  const hasMessages = enquiries.made + enquiries.received + unread.messages + recentMessages.length > 0;
  const conversations = hasMessages
    ? [
        <MessagesCard
          key="messages"
          enquiries={enquiries}
          unread={unread}
          recentMessages={recentMessages}
          today={today}
        />,
      ]
    : [];
  const urgent = [
    queues && <QueuesCard key="queues" queues={queues} today={today} />,
    payments && hasPayments(payments) && <PaymentCards key="payments" payments={payments} />,
    viewings.next && <ViewingCard key="viewing" viewing={viewings.next} today={today} />,
  ].filter(Boolean);
  const others = [
    favourites.count > 0 && <FavouritesCard key="saved" favourites={favourites} />,
    savedSearches.length > 0 && <SearchesCard key="searches" searches={savedSearches} />,
    invited && (
      <DashboardCard
        key="invited"
        id="invited"
        icon="key-round"
        title={messages.invitedCardTitle}
        way={{ href: invitedPath(), label: messages.inviteByEmailLabel }}
      >
        <Text>{describeInvited(invited)}</Text>
      </DashboardCard>
    ),
  ].filter(Boolean);
  // Homes are a long card of their own; without them, messages stand below the tasks if there is enough beside those.
  const isMessagesBeside = listings !== null || urgent.length + others.length < ENOUGH;
  return {
    side: [...urgent, ...(isMessagesBeside ? conversations : []), ...others],
    main: [
      ...(isMessagesBeside ? [] : conversations),
      ...(corporate ? [<CompanyCard key="company" corporate={corporate} team={team} />] : []),
    ],
  };
}

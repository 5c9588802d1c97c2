import type { Dashboard } from '@sewa/api/client';
import { listingWizardPath, newPropertyPath, propertiesPath, propertyPath } from '@sewa/paths';
import { Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { DashboardCard } from './DashboardCard.tsx';
import * as messages from './messages.ts';
import { Numbers } from './Numbers.tsx';

type Homes = NonNullable<Dashboard['listings']>;
type Need = Homes['needs'][number];

function findNeedPath({ need, propertyId, listingId }: Need): string {
  if (listingId === null) return propertyPath(propertyId);
  return listingWizardPath(propertyId, listingId, need === 'photos' ? 'photos' : null);
}

function Needs({ needs }: { readonly needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <List>
      {needs.map((home) => (
        <ListItem
          key={`${home.propertyId} ${home.listingId}`}
          end={
            <Link
              href={findNeedPath(home)}
              aria-label={messages.homeNeedLabel(messages.homeNeedAction[home.need], home.name)}
            >
              {messages.homeNeedAction[home.need]}
            </Link>
          }
        >
          {messages.homeNeed[home.need]}: {home.name}
        </ListItem>
      ))}
    </List>
  );
}

/** The homes somebody lets: in which state they are, what they brought, and what they need. */
export function HomesCard({ homes }: { readonly homes: Homes }) {
  const others = messages.otherListings(homes);
  return (
    <DashboardCard id="listings" icon="building-2" title={messages.listingsCardTitle(homes.live)}>
      {others === '' ? null : <Text>{others}</Text>}
      <Stack gap="s">
        <Text size="s" tone="muted">
          {messages.homeNumbersLabel}
        </Text>
        <Numbers
          numbers={[
            [messages.homeNumber.views, homes.views],
            [messages.homeNumber.saves, homes.saves],
            [messages.homeNumber.enquiries, homes.enquiries],
          ]}
        />
      </Stack>
      <Needs needs={homes.needs} />
      {homes.reports > 0 ? <Text>{messages.reportsOfListings(homes.reports)}</Text> : null}
      <Inline gap="s">
        <Link variant="primary" size="s" href={newPropertyPath()}>
          {common.listHomeLabel}
        </Link>
        <Link variant="secondary" size="s" href={propertiesPath()}>
          {messages.propertiesLabel}
        </Link>
      </Inline>
    </DashboardCard>
  );
}

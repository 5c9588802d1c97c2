import type { DeskResults } from '@sewa/api/client';
import { formatAddress } from '@sewa/formatters';
import { listingPath, listingPreviewPath } from '@sewa/paths';
import { Badge, Inline, Link, List, ListItem, Text } from '@sewa/ui';
import * as messages from './messages.ts';

type Home = DeskResults['homes'][number];

const publicStates: readonly Home['state'][] = ['live', 'let'];

/** The page of a home that an operator may read; null if it has none. */
function findHomePath({ listingId, slug, propertyId, state }: Home): string | null {
  if (listingId === null || slug === null) return null;
  if (propertyId === null || publicStates.includes(state)) return listingPath(listingId, slug);
  return `${listingPreviewPath(propertyId, listingId)}?from=review`;
}

/** Homes with where each stands. */
export function DeskHomes({ homes }: Pick<DeskResults, 'homes'>) {
  return (
    <List variant="boxed">
      {homes.map((home) => {
        const path = findHomePath(home);
        return (
          <ListItem key={home.id}>
            <Inline gap="s">
              {path === null ? (
                <Text weight="semibold">{home.name}</Text>
              ) : (
                <Link href={path}>{home.name}</Link>
              )}
              <Badge>{messages.homeState[home.state]}</Badge>
            </Inline>
            <Text size="s" tone="muted">
              {[formatAddress(home.address), home.address.postalCode, home.side].filter(Boolean).join(', ')}
            </Text>
          </ListItem>
        );
      })}
    </List>
  );
}

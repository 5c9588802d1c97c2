import type { ImportedListing } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Badge, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { stateTones } from '../Listing/stateTones.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Listings of somebody that came in a file, and where they are changed. */
export function ImportedListings({ listings }: { readonly listings: readonly ImportedListing[] }) {
  if (listings.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="imported-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="imported-title">
          {messages.importedTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.importedLead}
        </Text>
      </Stack>
      <List variant="boxed">
        {listings.map(({ id, slug, name, status, monthlyRent }) => (
          <ListItem key={id}>
            <Stack gap="xxs">
              <Inline gap="s">
                <Link href={listingPath(id, slug)}>{name}</Link>
                <Badge tone={stateTones[status]}>{common.listingState[status]}</Badge>
              </Inline>
              <Text size="s" isNumeric>
                {common.rentPerMonth(formatMoney(monthlyRent))}
              </Text>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

import type { Property } from '@sewa/api/client';
import { formatAddress, formatBathrooms, formatBedrooms, formatPropertyType } from '@sewa/formatters';
import { propertyPath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, Link, Text } from '@sewa/ui';
import { ListingCard } from '../Listing/ListingCard.tsx';
import * as listCss from '../Listing/ListingList.css.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import * as css from './PropertyCard.css.ts';
import type { PropertiesQuery } from './propertiesQuery.ts';

interface PropertyCardProps {
  readonly property: Property;
  /** Shows only listings in this state; null shows all. */
  readonly state: PropertiesQuery['state'];
  /** Whether the person acts for a company: then homes of their own are marked. */
  readonly isActing: boolean;
}

/** What is known of a home, in a line: 'HDB, 3 bedrooms, 2 bathrooms'. */
const describeFacts = ({ propertyType, numberOfBedrooms, numberOfBathrooms }: Property): string =>
  [
    ...(propertyType === null ? [] : [formatPropertyType(propertyType)]),
    ...(numberOfBedrooms === null ? [] : [formatBedrooms(numberOfBedrooms)]),
    ...(numberOfBathrooms === null ? [] : [formatBathrooms(numberOfBathrooms)]),
  ].join(', ');

/** A home with its listings. */
export function PropertyCard({ property, state, isActing }: PropertyCardProps) {
  const { id, address, ownership, isDisputed } = property;
  const listings = property.listings.filter((listing) => state === null || listing.state === state);
  const facts = describeFacts(property);
  return (
    <Card as="article" padding="l" aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <Inline gap="s">
          <Heading level={2} size="m" id={`${id}-title`}>
            <Link variant="quiet" href={propertyPath(id)}>
              {formatAddress(address)}
            </Link>
          </Heading>
          {ownership === 'authority' ? <Badge>{messages.agentLabel}</Badge> : null}
          {ownership === 'own' && isActing ? <Badge>{messages.ownLabel}</Badge> : null}
          {isDisputed ? <Badge tone="warning">{messages.disputedLabel}</Badge> : null}
        </Inline>
        {facts === '' ? null : (
          <Text as="p" size="s" tone="muted">
            {facts}
          </Text>
        )}
      </header>
      {listings.length === 0 ? (
        <Inline gap="m">
          <Text tone="muted">{common.noListings}</Text>
          <Link variant="secondary" size="s" href={`${propertyPath(id)}#list`}>
            {messages.listThisLabel}
          </Link>
        </Inline>
      ) : (
        <ul className={listCss.listings}>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} property={property} />
          ))}
        </ul>
      )}
    </Card>
  );
}

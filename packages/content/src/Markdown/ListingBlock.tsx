import { useRoute } from '@sewa/api/swr';
import { findDistrict, formatAddressWithoutUnit, formatBedrooms, formatMoney } from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Card, Icon, Link, Text } from '@sewa/ui';
import * as css from './ListingBlock.css.ts';
import * as messages from './messages.ts';

/** A home in an article; one that is gone is left out. */
export function ListingBlock({ id }: { readonly id: string }) {
  const { data: listing } = useRoute('getListing', { id }, { isErrorReturned: true });
  if (listing?.status !== 'live') return null;
  const { picture, address, title, numberOfBedrooms } = listing;
  const facts = [
    title ? formatAddressWithoutUnit(address) : null,
    findDistrict(listing.district ?? '')?.name,
    numberOfBedrooms === null ? null : formatBedrooms(numberOfBedrooms),
  ];
  return (
    <div className={css.frame}>
      <Card padding="none" isInteractive>
        <div className={css.home}>
          {picture ? (
            <img
              className={css.picture}
              src={picture.sources?.at(-1)?.src ?? picture.src}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          ) : (
            <span className={css.picture}>
              <Icon name="building-2" size="l" />
            </span>
          )}
          <div className={css.words}>
            <Link variant="quiet" href={listingPath(listing.id, listing.slug)} isStretched>
              <strong>{title ?? formatAddressWithoutUnit(address)}</strong>
            </Link>
            <Text size="s" tone="muted">
              {facts.filter(Boolean).join(' · ')}
            </Text>
            <Text weight="semibold" isNumeric>
              {messages.rentPerMonth(formatMoney(listing.monthlyRent))}
            </Text>
          </div>
        </div>
      </Card>
    </div>
  );
}

import type { ListingItem } from '@sewa/api/client';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatAreaInBothUnits,
  formatMoney,
  notStated,
} from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Badge, Card, Heading, IconMask, type IconMaskProps, Link, Text, VisuallyHidden } from '@sewa/ui';
import { describeBedrooms, describeKind, describeListing, describeProvenance } from '../describeListing.ts';
import { Heart } from '../Hearts/Heart.tsx';
import { useSavedHomes } from '../Hearts/Hearts.tsx';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import * as messages from '../messages.ts';
import { TravelTimes } from '../Places/TravelTimes.tsx';
import { PriceDrop } from '../PriceDrop/PriceDrop.tsx';
import * as css from './ListingCard.css.ts';

/** One listing among others. */
export interface ListingCardProps {
  readonly listing: ListingItem;
  /** The names of the places its search wants to get to. */
  readonly places?: readonly string[];
  readonly isEager?: boolean;
  /** Level of the card's heading: one below the heading of its list. */
  readonly headingLevel?: 2 | 3;
}

function Fact({
  icon,
  name,
  children,
}: {
  readonly icon: IconMaskProps['icon'];
  readonly name: string;
  readonly children: string;
}) {
  return (
    <li className={css.fact}>
      <IconMask icon={icon} size="s" />
      <span>
        <VisuallyHidden>{`${name} `}</VisuallyHidden>
        {children}
      </span>
    </li>
  );
}

/** A listing as a card: picture, rent, what and where; the whole card follows its one link. */
export function ListingCard({ listing, places, isEager = false, headingLevel = 3 }: ListingCardProps) {
  const saved = useSavedHomes();
  const district = findDistrict(listing.district ?? '');
  const kind = describeKind(listing);
  const provenance = describeProvenance(listing);
  return (
    <Card as="article" id={listing.id} padding="none" isInteractive>
      <ListingPicture picture={listing.picture} isEager={isEager} />
      <div className={css.body}>
        <Heading level={headingLevel} size="s">
          <Link variant="quiet" href={listingPath(listing.id, listing.slug)}>
            <span className={css.cover}>{describeListing(listing)}</span>
          </Link>
        </Heading>
        <Text as="p" size="s" tone="muted">
          {[listing.title ? formatAddressWithoutUnit(listing.address) : null, district?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <div className={css.top}>
          <Text as="p" size="l" weight="bold" isNumeric>
            {`${formatMoney(listing.monthlyRent)} `}
            <span className={css.period}>{messages.perMonth}</span>
          </Text>
          {listing.previousRent === null ? null : (
            <PriceDrop rent={listing.monthlyRent} before={listing.previousRent} />
          )}
        </div>
        <ul className={css.facts}>
          <Fact icon="bed-double" name={messages.factName.bedrooms}>
            {describeBedrooms(listing.numberOfBedrooms)}
          </Fact>
          <Fact icon="bath" name={messages.factName.bathrooms}>
            {listing.numberOfBathrooms === null ? notStated : String(listing.numberOfBathrooms)}
          </Fact>
          <Fact icon="maximize" name={messages.factName.area}>
            {formatAreaInBothUnits(listing.area)}
          </Fact>
        </ul>
        <TravelTimes listing={listing} places={places} />
        {provenance ? (
          <Text as="p" size="xs" tone="muted">
            {provenance}
          </Text>
        ) : null}
      </div>
      <div className={css.over}>
        {kind ? <Badge tone="neutral">{kind}</Badge> : null}
        {saved ? <Heart listingId={listing.id} home={describeListing(listing)} saved={saved} /> : null}
      </div>
    </Card>
  );
}

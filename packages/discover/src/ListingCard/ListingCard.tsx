import type { ListingItem } from '@sewa/api/client';
import {
  convertArea,
  findDay,
  findDistrict,
  formatAddressWithoutUnit,
  formatArea,
  formatDay,
  formatMoney,
  notStated,
} from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Badge, Card, Heading, IconMask, type IconMaskProps, Link, Text, VisuallyHidden } from '@sewa/ui';
import { useState } from 'react';
import { describeBedrooms, describeKind, describeListing, describeProvenance } from '../describeListing.ts';
import { Heart } from '../Hearts/Heart.tsx';
import { useSavedHomes } from '../Hearts/Hearts.tsx';
import { describeListed } from '../ListingView/describeListed.ts';
import * as messages from '../messages.ts';
import { TravelTimes } from '../Places/TravelTimes.tsx';
import { PriceDrop } from '../PriceDrop/PriceDrop.tsx';
import { CardPictures } from './CardPictures.tsx';
import * as css from './ListingCard.css.ts';
import * as cardMessages from './messages.ts';

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

/** When one can move in: 'Move in now', 'From Jan 1, 2027'; null where it is not stated. */
function describeAvailability({ availableFrom }: ListingItem, today: string): string | null {
  if (availableFrom === null) return null;
  return availableFrom <= today
    ? cardMessages.availableNow
    : cardMessages.availableFrom(formatDay(availableFrom));
}

function describeLister({ listedBy }: ListingItem): string | null {
  if (!listedBy) return null;
  return listedBy.kind === 'owner' ? cardMessages.byOwner : cardMessages.byAgent(listedBy.registrationNumber);
}

/** When one can move in, who lists it and since when. */
function Offer({ listing }: Pick<ListingCardProps, 'listing'>) {
  const [today] = useState(() => findDay(new Date()) ?? '');
  const listed = listing.provenance ? null : describeListed(findDay(listing.listedAt) ?? today, today);
  const parts = [describeAvailability(listing, today), describeLister(listing), listed];
  return (
    // The page may have been rendered on the day before: what is said of the days may differ.
    <p className={css.offer}>
      {parts
        .filter((part) => part !== null)
        .map((part) => (
          <span key={part} suppressHydrationWarning>
            {part}
          </span>
        ))}
    </p>
  );
}

/** A listing as a card: picture, rent, what and where; the whole card follows its one link. */
export function ListingCard({ listing, places, isEager = false, headingLevel = 3 }: ListingCardProps) {
  const saved = useSavedHomes();
  const district = findDistrict(listing.district ?? '');
  const kind = describeKind(listing);
  const provenance = describeProvenance(listing);
  const href = listingPath(listing.id, listing.slug);
  return (
    <Card as="article" id={listing.id} padding="none" isInteractive>
      <CardPictures listing={listing} href={href} isEager={isEager} />
      <div className={css.body}>
        <Heading level={headingLevel} size="s">
          <Link variant="quiet" href={href}>
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
            {formatArea(convertArea(listing.area, 1))}
          </Fact>
        </ul>
        <TravelTimes listing={listing} places={places} />
        {provenance ? (
          <Text as="p" size="xs" tone="muted">
            {provenance}
          </Text>
        ) : (
          <Offer listing={listing} />
        )}
      </div>
      <div className={css.over}>
        {kind ? <Badge tone="neutral">{kind}</Badge> : null}
        {saved ? <Heart listing={listing} saved={saved} /> : null}
      </div>
    </Card>
  );
}

import type { Favourite } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddressWithoutUnit, formatMoney } from '@sewa/formatters';
import { favouritesPath, listingPath } from '@sewa/paths';
import { Heading, Icon, Link, Text } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { describeKind, describeListing } from '../describeListing.ts';
import { ListingFacts } from '../ListingFacts/ListingFacts.tsx';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import * as common from '../messages.ts';
import * as css from './FavouriteDetail.css.ts';
import * as messages from './messages.ts';
import { RentSince } from './RentSince.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** One favourite, opened beside the list on wide screens and over it on narrow ones. */
export function FavouriteDetail({ favourite }: { readonly favourite: Favourite }) {
  const { id } = favourite.listing;
  const { data: listing } = useRoute('getListing', { id });
  const title = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  // Where it stands over the list, the link that opened it is hidden: the keyboard goes on from here.
  useEffect(() => {
    const active = document.activeElement;
    if (isFollowed && (active === document.body || active?.checkVisibility() === false))
      title.current?.focus({ preventScroll: true });
  }, [isFollowed]);
  if (!listing) return null;
  return (
    <article className={css.detail} aria-labelledby="open-favourite">
      <p className={css.back}>
        <Link variant="quiet" href={favouritesPath()}>
          <Icon name="chevron-left" size="s" /> {messages.allFavouritesLabel}
        </Link>
      </p>
      <div className={css.picture}>
        <ListingPicture picture={listing.pictures[0] ?? null} isEager />
      </div>
      <div className={css.head}>
        <Text as="p" size="xl" weight="bold" isNumeric>
          <span>{formatMoney(listing.monthlyRent)}</span>{' '}
          <span className={css.period}>{common.perMonth}</span>
        </Text>
        <StatusBadge status={listing.status} />
      </div>
      <Heading level={2} size="m" id="open-favourite" ref={title} tabIndex={-1}>
        {describeListing(listing)}
      </Heading>
      <Text as="p" tone="muted">
        {[describeKind(listing), formatAddressWithoutUnit(listing.address)].filter(Boolean).join(' · ')}
      </Text>
      <RentSince then={favourite.rentWhenKept} now={listing.monthlyRent} />
      <Link variant="primary" href={listingPath(id, listing.slug)}>
        {`${messages.openListingLabel} `}
        <Icon name="arrow-right" size="s" />
      </Link>
      <ListingFacts listing={listing} />
      {listing.description ? <Text as="p">{listing.description}</Text> : null}
    </article>
  );
}

import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { convertArea, formatAddressWithoutUnit, formatDay, formatMoney } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath, listingPath } from '@sewa/paths';
import { Badge, Heading, Icon, Link, Stack, Text } from '@sewa/ui';
import { redirect, useParams } from 'react-router-dom';
import { Amenities } from '../Amenities.tsx';
import { describeKind, describeListing, describeProvenance, summarizeListing } from '../describeListing.ts';
import { Gallery } from '../Gallery/Gallery.tsx';
import { Lister } from '../Lister/Lister.tsx';
import { ListingFacts } from '../ListingFacts/ListingFacts.tsx';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import * as css from './ListingPage.css.ts';

/** Reads the listing; a known one under another slug moves to its own address. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const listing = await preload('getListing', { id });
  if (listing.slug !== params.slug) throw redirect(listingPath(id, listing.slug), 302);
}

function describeForMachines(listing: ListingDetail): Record<string, unknown> {
  const area = convertArea(listing.area, 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: describeListing(listing),
    description: summarizeListing(listing),
    datePosted: listing.listedAt,
    image: listing.pictures.slice(0, 3).map(({ src }) => src),
    offers: {
      '@type': 'Offer',
      price: (listing.monthlyRent / 100).toFixed(2),
      priceCurrency: 'SGD',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: listing.status === 'live' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
    about: {
      '@type': 'Accommodation',
      ...(listing.numberOfBedrooms === null ? {} : { numberOfBedrooms: listing.numberOfBedrooms }),
      ...(listing.numberOfBathrooms === null ? {} : { numberOfBathroomsTotal: listing.numberOfBathrooms }),
      ...(area
        ? { floorSize: { '@type': 'QuantitativeValue', value: Math.round(area.value), unitCode: 'MTK' } }
        : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: formatAddressWithoutUnit(listing.address),
        ...(listing.address.postalCode ? { postalCode: listing.address.postalCode } : {}),
        addressCountry: 'SG',
      },
    },
  };
}

/** One home: pictures, rent, facts, what comes with it and who lets it. */
export default function ListingPage() {
  const { id = '' } = useParams();
  const { data: listing } = useRoute('getListing', { id });
  if (!listing) return null;
  const name = describeListing(listing);
  const kind = describeKind(listing);
  const provenance = describeProvenance(listing);
  return (
    <main id="main" className={css.page}>
      <PageMeta
        title={`${name}, ${formatMoney(listing.monthlyRent)} a month`}
        description={summarizeListing(listing)}
        canonicalPath={listingPath(listing.id, listing.slug)}
        image={listing.pictures.find(({ kind: shows }) => shows === 'photo') ?? null}
        isIndexed={listing.status === 'live'}
        jsonLd={describeForMachines(listing)}
      />
      <Link href={discoverPath()}>
        <Icon name="chevron-left" size="s" /> All homes
      </Link>
      <header className={css.head}>
        <Stack gap="s">
          <Stack direction="row" gap="s" isWrapping>
            {listing.status === 'live' ? null : (
              <Badge tone="warning">{listing.status === 'let' ? 'Already let' : 'No longer on offer'}</Badge>
            )}
            {kind ? <Badge tone="neutral">{kind}</Badge> : null}
            {provenance ? <Badge tone="info">{provenance}</Badge> : null}
          </Stack>
          <Heading level={1} size="xl">
            {name}
          </Heading>
          {listing.title ? <Text tone="muted">{formatAddressWithoutUnit(listing.address)}</Text> : null}
        </Stack>
        <Text as="p" size="xl" weight="bold" isNumeric>
          {formatMoney(listing.monthlyRent)} <span className={css.period}>a month</span>
        </Text>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          {listing.pictures.length > 0 ? (
            <Gallery pictures={listing.pictures} />
          ) : (
            <div className={css.noPictures}>
              <ListingPicture picture={null} />
            </div>
          )}
          <section className={css.section} aria-labelledby="facts">
            <Heading level={2} size="m" id="facts">
              The facts
            </Heading>
            <ListingFacts listing={listing} />
          </section>
          {listing.description ? (
            <section className={css.section} aria-labelledby="description">
              <Heading level={2} size="m" id="description">
                About this home
              </Heading>
              <Text as="p">{listing.description}</Text>
            </section>
          ) : null}
          <section className={css.section} aria-labelledby="amenities">
            <Heading level={2} size="m" id="amenities">
              What comes with it
            </Heading>
            <Amenities codes={listing.amenities} />
          </section>
        </div>
        <div className={css.side}>
          <Lister lister={listing.lister} isOpenData={listing.provenance !== null} />
          <Text as="p" size="s" tone="muted">
            First listed {formatDay(listing.listedAt)}
          </Text>
          {provenance ? <OpenDataNotice /> : null}
        </div>
      </div>
    </main>
  );
}

import type { ListingDetail } from '@sewa/api/client';
import { convertArea, formatAddressWithoutUnit } from '@sewa/formatters';
import type { Site } from '@sewa/pages';
import { listingPath } from '@sewa/paths';
import { describeListing, summarizeListing } from './describeListing.ts';

/** A listing as structured data (schema.org) for search engines; what nobody stated is left out, and addresses are absolute. */
export function describeForMachines(
  listing: ListingDetail,
  { publicUrl }: Pick<Site, 'publicUrl'>,
): Record<string, unknown> {
  const area = convertArea(listing.area, 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: describeListing(listing),
    description: summarizeListing(listing),
    datePosted: listing.listedAt,
    image: listing.pictures.slice(0, 3).map(({ src }) => new URL(src, publicUrl).href),
    url: `${publicUrl}${listingPath(listing.id, listing.slug)}`,
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

import type { ListingDetail } from '@sewa/api/client';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatAreaInBothUnits,
  formatBathrooms,
  formatBedrooms,
  formatDay,
  formatFurnitureStatus,
  formatPropertyType,
  notStated,
} from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Icon, type IconName } from '@sewa/ui';
import { describePart } from '../describeListing.ts';
import * as messages from '../messages.ts';

interface Fact {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
}

function listFacts(listing: ListingDetail): Fact[] {
  const district = findDistrict(listing.district ?? '');
  return [
    { icon: 'home', name: messages.factName.propertyType, value: formatPropertyType(listing.propertyType) },
    {
      icon: 'door-open',
      name: messages.factName.propertySubType,
      value: describePart(listing.propertySubType),
    },
    { icon: 'bed-double', name: messages.factName.bedrooms, value: formatBedrooms(listing.numberOfBedrooms) },
    { icon: 'bath', name: messages.factName.bathrooms, value: formatBathrooms(listing.numberOfBathrooms) },
    { icon: 'maximize', name: messages.factName.area, value: formatAreaInBothUnits(listing.area) },
    {
      icon: 'sofa',
      name: messages.factName.furnishing,
      value: formatFurnitureStatus(listing.furnitureStatus),
    },
    { icon: 'map-pin', name: messages.factName.address, value: formatAddressWithoutUnit(listing.address) },
    {
      icon: 'building',
      name: messages.factName.district,
      value: district ? `${district.name} (D${district.code})` : notStated,
    },
    {
      icon: 'calendar',
      name: messages.factName.availableFrom,
      value: listing.availableFrom ? formatDay(listing.availableFrom) : notStated,
    },
  ];
}

/** What is known of a home; what nobody stated says so. */
export function ListingFacts({ listing }: { readonly listing: ListingDetail }) {
  return (
    <DescriptionList>
      {listFacts(listing).map(({ icon, name, value }) => (
        <DescriptionListItem
          key={name}
          name={
            <>
              <Icon name={icon} size="s" />
              {name}
            </>
          }
          isMissing={value === notStated}
        >
          {value}
        </DescriptionListItem>
      ))}
    </DescriptionList>
  );
}

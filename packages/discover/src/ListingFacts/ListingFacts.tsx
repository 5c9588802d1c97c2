import type { ListingDetail } from '@sewa/api/client';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatAreaInBothUnits,
  formatBathrooms,
  formatBedrooms,
  formatDay,
  formatFurnitureStatus,
  formatPropertySubType,
  formatPropertyType,
  notStated,
} from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Icon, type IconName } from '@sewa/ui';

interface Fact {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
}

function listFacts(listing: ListingDetail): Fact[] {
  const district = findDistrict(listing.district ?? '');
  return [
    { icon: 'home', name: 'Property type', value: formatPropertyType(listing.propertyType) },
    { icon: 'door-open', name: 'What is let', value: formatPropertySubType(listing.propertySubType) },
    { icon: 'bed-double', name: 'Bedrooms', value: formatBedrooms(listing.numberOfBedrooms) },
    { icon: 'bath', name: 'Bathrooms', value: formatBathrooms(listing.numberOfBathrooms) },
    { icon: 'maximize', name: 'Area', value: formatAreaInBothUnits(listing.area) },
    { icon: 'sofa', name: 'Furnishing', value: formatFurnitureStatus(listing.furnitureStatus) },
    { icon: 'map-pin', name: 'Address', value: formatAddressWithoutUnit(listing.address) },
    {
      icon: 'building',
      name: 'District',
      value: district ? `${district.name} (D${district.code})` : notStated,
    },
    {
      icon: 'calendar',
      name: 'Available from',
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

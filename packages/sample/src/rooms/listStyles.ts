import type { SampleHome } from '../sampleHome.ts';
import type { RoomKind, RoomStyle } from './roomPictures.ts';

/** Dollars a square metre from which a public flat looks renovated. */
const RENOVATED_RENT = 33;

/** The looks that fit a home, the best one first. */
export function listStyles({ propertyType, facade, rent, sqm }: SampleHome): readonly RoomStyle[] {
  if (facade === 'shophouse') return ['shophouse', 'black-and-white', 'condo'];
  if (facade === 'bungalow') return ['black-and-white', 'landed', 'condo'];
  if (propertyType === 2) return ['landed', 'black-and-white', 'condo'];
  if (propertyType === 0)
    return rent / sqm < RENOVATED_RENT ? ['hdb-older', 'hdb-renovated'] : ['hdb-renovated', 'hdb-older'];
  return ['condo', 'hdb-renovated'];
}

/** What can lead the gallery of a home: the room it is let for. */
export function listLeadKinds({ propertySubType }: SampleHome): readonly RoomKind[] {
  if (propertySubType === 30) return ['studio', 'bedroom', 'living'];
  return propertySubType === 10 || propertySubType === 20 ? ['room', 'bedroom'] : ['living', 'bedroom'];
}

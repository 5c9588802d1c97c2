import { notStated } from './notStated.ts';

/** Something a property offers, by code, with its label and the name of its icon in the Lucide set. */
export type Amenity = (typeof amenities)[number];

/** The amenities by code, 0 to 9. */
export const amenities = [
  { code: 0, label: 'Aircon', icon: 'air-vent' },
  { code: 1, label: 'Cooking Hob / Hood', icon: 'cooking-pot' },
  { code: 2, label: 'Free Wi-Fi', icon: 'wifi' },
  { code: 3, label: 'Fridge', icon: 'refrigerator' },
  { code: 4, label: 'Laundry Machine', icon: 'washing-machine' },
  { code: 5, label: 'Microwave', icon: 'microwave' },
  { code: 6, label: 'Private bathroom', icon: 'shower-head' },
  { code: 7, label: 'Study desk', icon: 'lamp-desk' },
  { code: 8, label: 'Television', icon: 'tv' },
  { code: 9, label: 'Wardrobe', icon: 'shirt' },
] as const satisfies readonly { code: number; label: string; icon: string }[];

/** The amenity of a code, or undefined. */
export const findAmenity = (code: number | null | undefined): Amenity | undefined =>
  amenities.find((amenity) => amenity.code === code);

/** The label of an amenity: 2 gives 'Free Wi-Fi'; 'Not stated' for any other code. */
export const formatAmenity = (code: number | null | undefined): string =>
  findAmenity(code)?.label ?? notStated;

/** The amenities of a list of codes, each once and in code order; unknown codes are left out. */
export const listAmenities = (codes: readonly number[] | null | undefined): Amenity[] =>
  Array.isArray(codes) ? amenities.filter((amenity) => codes.includes(amenity.code)) : [];

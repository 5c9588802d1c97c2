import { notStated } from './notStated.ts';

/** How far a property is furnished, by code. */
export interface FurnitureStatus {
  readonly code: number;
  readonly label: string;
}

/** The furnishing codes with their labels. */
export const furnitureStatuses: readonly FurnitureStatus[] = [
  { code: 0, label: 'Unfurnished' },
  { code: 1, label: 'Partially furnished' },
  { code: 2, label: 'Furnished' },
];

/** The furnishing of a code, or undefined. */
export const findFurnitureStatus = (code: number | null | undefined): FurnitureStatus | undefined =>
  furnitureStatuses.find((status) => status.code === code);

/** The label of a furnishing code: 1 gives 'Partially furnished'; 'Not stated' for any other code. */
export const formatFurnitureStatus = (code: number | null | undefined): string =>
  findFurnitureStatus(code)?.label ?? notStated;

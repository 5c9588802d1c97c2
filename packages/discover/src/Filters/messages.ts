export const clearAllLabel = 'Clear all';
export const closeLabel = 'Close';
export const chosenFiltersLabel = 'Chosen filters';
export const sortLabel = 'Sort by';
export const sortName = {
  newest: 'Newest first',
  rentAsc: 'Lowest rent first',
  rentDesc: 'Highest rent first',
  areaDesc: 'Largest first',
} as const;
export const rentLegend = 'Monthly rent ($)';
export const rentFromLabel = 'From';
export const rentUpToLabel = 'Up to';
export const minimumAreaLabel = 'Minimum floor area (sqm)';
export const availableByLabel = 'Available by';
export const bedroomChoice = (count: string): string => `${count} ${count === '1' ? 'bedroom' : 'bedrooms'}`;
export const bathroomChoice = (count: string): string =>
  `${count} ${count === '1' ? 'bathroom' : 'bathrooms'}`;
export const searchedText = (text: string): string => `“${text}”`;
export const rentRange = (from: string, upTo: string): string => `$${from} to $${upTo}`;
export const rentFrom = (rent: string): string => `From $${rent}`;
export const rentUpTo = (rent: string): string => `Up to $${rent}`;
export const areaFrom = (area: string): string => `From ${area} sqm`;
export const availableBy = (day: string): string => `Available by ${day}`;
export const namedFilter = (title: string): string => `the “${title}” filter`;
export const rangeFilter = {
  rent: 'the rent filter',
  areaMin: 'the floor area filter',
  availableFrom: 'the date filter',
} as const;
export const subTypeLegend = 'Whole home or room';

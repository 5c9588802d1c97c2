export const clearAllLabel = 'Clear all';
export const closeLabel = 'Close';
export const chosenFiltersLabel = 'Chosen filters';
export const sortLabel = 'Sort by';
export const sortName = {
  newest: 'Newest first',
  rentAsc: 'Lowest rent first',
  rentDesc: 'Highest rent first',
  areaDesc: 'Largest first',
  minutes: 'Shortest way first',
} as const;
export const rentLegend = 'Monthly rent ($)';
export const rentFromLabel = 'From';
export const rentUpToLabel = 'Up to';
export const rentError = 'Enter a rent, such as 3000 or 3k.';
export const rentRangeLabel = 'Rents of this search';
export const rentOf = (dollars: string): string => `$${dollars}`;
export const rentAndMore = (dollars: string): string => `$${dollars} or more`;
export const minimumAreaLabel = 'Minimum floor area (sqm)';
export const areaExample = (area: string): string => `For example, ${area}`;
export const availableByLabel = 'Available by';
export const bedroomChoice = (count: string): string => `${count} ${count === '1' ? 'bedroom' : 'bedrooms'}`;
export const bathroomChoice = (count: string): string =>
  `${count} ${count === '1' ? 'bathroom' : 'bathrooms'}`;
export const searchedText = (text: string): string => `“${text}”`;
export const rentRange = (from: string, upTo: string): string => `$${from} to $${upTo}`;
export const rentFrom = (rent: string): string => `From $${rent}`;
export const rentUpTo = (rent: string): string => `Up to $${rent}`;
export const areaFrom = (area: string): string => `From ${area}`;
export const availableBy = (day: string): string => `Available by ${day}`;
export const studioChoice = 'Studio';
export const inPlace = (place: string): string => `In ${place}`;
export const nearPlace = (minutes: number, place: string): string =>
  `At most ${minutes} min walk to ${place}`;
export const toPlace = (minutes: number, place: string): string => `At most ${minutes} min to ${place}`;
export const nearStation = (minutes: number): string => `At most ${minutes} min walk to a station`;
export const orJoin = 'or';
export const andJoin = 'and';
export const ruleChip = {
  pets: 'Pets allowed or on request',
  cooking: 'Cooking allowed',
  visitors: 'Overnight visitors allowed or on request',
} as const;
export const rulesLegend = 'House rules';
export const travelLegend = 'Travel time';
export const travelHint = 'By train or on foot, door to door. Estimated from timetables of July 2026.';
export const travelPlainHint =
  'To add a place, type it in the search box above, such as “30 min to Raffles Place”.';
export const travelLabel = (place: string): string => `To ${place}`;
export const travelUpTo = (minutes: number): string => `Up to ${minutes} minutes`;
export const travelAny = 'Any travel time';
export const travelPlaceLabel = 'To';
export const travelPlacePlaceholder = 'Station, mall or school';
export const travelPlaceHint = 'Choose a place from the list.';
export const addPersonLabel = 'Add another person';
export const stationLabel = 'Walk to a station';
export const stationAny = 'Any distance';
export const stationUpTo = (minutes: number): string => `Up to ${minutes} minutes`;
export const namedFilter = (title: string): string => `the “${title}” filter`;
export const rangeFilter = {
  rent: 'the rent filter',
  areaMin: 'the floor area filter',
  availableFrom: 'the date filter',
  places: 'the place',
  to: 'the travel time',
  station: 'the walk to a station',
  pets: 'the pets filter',
  cooking: 'the cooking filter',
  visitors: 'the visitors filter',
} as const;
export const subTypeLegend = 'Whole home or room';

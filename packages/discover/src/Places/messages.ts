export const placeGroup = {
  areas: 'Areas',
  stations: 'Stations',
  places: 'Places',
  projects: 'Projects',
  streets: 'Streets',
  postalCodes: 'Postal codes',
} as const;
export const walkTo = (minutes: number, place: string): string => `${minutes} min walk to ${place}`;
export const wayTo = (minutes: number, place: string): string => `about ${minutes} min to ${place}`;
export const longWayTo = (place: string): string => `over an hour to ${place}`;
export const stationName = (name: string, codes: readonly string[]): string =>
  codes.length === 0 ? name : `${name} (${codes.join(' ')})`;
export const travelEstimate =
  'Travel times are from door to door, by train or on foot, without the first wait (2 to 3 minutes at peak). They are estimated from timetables of July 2026.';

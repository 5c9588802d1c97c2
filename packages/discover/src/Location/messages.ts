export const locationTitle = 'Location';
export const nearestStation = (walk: string): string => `Nearest station: ${walk}.`;
export const noStationNear = 'No MRT or LRT station within 1.5 km.';
export const stationsTitle = 'MRT and LRT stations';
export const hawkerCentresTitle = 'Hawker centres';
export const mallsTitle = 'Shopping malls';
export const primarySchoolsTitle = 'Primary schools';
export const walk = (minutes: number): string => `${minutes} min walk`;
export const shortWalk = (minutes: number): string => `${minutes} min`;
export const surroundings = (kilometres: string): string =>
  `Map of the ${kilometres} km around this home. The lists name every place on it.`;
export const walkEstimate =
  'Walking times are estimates from the straight-line distance, not from footpaths. They add 30% to that distance and assume 80 m a minute.';
export const placesAttribution =
  'Places contain information from the Land Transport Authority, OneMap and other agencies, accessed through data.gov.sg and used under the Singapore Open Data Licence.';

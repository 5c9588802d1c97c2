export { type Address, formatAddress, formatAddressPrivate, formatAddressWithoutUnit } from './address.ts';
export { isAgencyLicenceNumber, isRegistrationNumber } from './agents.ts';
export { type Amenity, amenities, findAmenity, formatAmenity, listAmenities } from './amenities.ts';
export {
  type Area,
  type AreaUnit,
  areaNotSet,
  areaUnits,
  convertArea,
  formatArea,
  formatAreaInBothUnits,
  parseArea,
} from './area.ts';
export { type ComparedHomes, formatComparedHomes, openDataNotice } from './comparedHomes.ts';
export { curatedSlugs, findCuratedFilters } from './curatedSlugs.ts';
export { findDay, formatDay, formatMonth, formatShortDay, formatTime, formatWeekday } from './days.ts';
export {
  type DiscoverFilters,
  type DiscoverSort,
  discoverCodeFilters,
  discoverFilterNames,
  discoverSorts,
  type HouseRuleFilter,
  listUnknownAreas,
  listUnknownCodes,
  normalizeDiscoverFilters,
  type PlaceWithin,
  parseDiscoverFilters,
  placeKinds,
  serializeDiscoverFilters,
} from './discoverFilters.ts';
export { type District, districts, findDistrict, formatDistrict, formatDistrictCode } from './districts.ts';
export {
  type FurnitureStatus,
  findFurnitureStatus,
  formatFurnitureStatus,
  furnitureStatuses,
} from './furniture.ts';
export { modes } from './modes.ts';
export { formatMoney, formatRent, parseMoney } from './money.ts';
export { notStated } from './notStated.ts';
export { isNric, maskNric } from './nric.ts';
export { cleanNumber, formatNumber } from './numbers.ts';
export { DEFAULT_ONBOARDING_TYPE, onboardingTypes } from './onboardingTypes.ts';
export {
  contractActorTypes,
  formatContractActorType,
  formatResidentialStatus,
  formatUserLabel,
  formatUserType,
  type Residence,
  userTypes,
} from './people.ts';
export { formatPhone, groupPhone, isMobilePhone, normalizePhone, normalizeUaePhone } from './phone.ts';
export { formatPlaceName } from './placeNames.ts';
export {
  findDistrictByPostalCode,
  findSector,
  formatPostalCode,
  isPostalCode,
  normalizePostalCode,
} from './postalCode.ts';
export {
  findPropertySubType,
  findPropertyType,
  formatPropertySubType,
  formatPropertyType,
  formatPropertyTypeShort,
  type PropertySubType,
  type PropertyType,
  propertySubTypes,
  propertyTypes,
} from './propertyTypes.ts';
export { formatBathrooms, formatBedrooms, formatRoomCount, roomCounts } from './rooms.ts';
export {
  type AgentSlugInput,
  fallbackPropertySlug,
  formatAgentSlug,
  formatPropertySlug,
  formatSlug,
  type PropertySlugInput,
} from './slugs.ts';
export { formatStreet } from './streets.ts';
export { isUen, normalizeUen } from './uen.ts';

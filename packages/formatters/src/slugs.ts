import { type Address, formatAddressWithoutUnit } from './address.ts';
import { notStated } from './notStated.ts';
import { formatPropertyType } from './propertyTypes.ts';
import { formatBathrooms, formatBedrooms } from './rooms.ts';

/** What the slug of a property is made from; each part may be missing. */
export interface PropertySlugInput {
  readonly propertyType?: number | null | undefined;
  readonly address?: Address | null | undefined;
  readonly numberOfBedrooms?: number | null | undefined;
  readonly numberOfBathrooms?: number | null | undefined;
}

/** What the slug of an agent is made from. */
export interface AgentSlugInput {
  readonly name?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
}

/** The slug of a property about which nothing is known. */
export const fallbackPropertySlug = 'property-rental';

const LONGEST_SLUG = 100;

/** Text as part of a URL: only a-z, 0-9 and single hyphens, at most 100 characters, cut between words where it can be. */
export const formatSlug = (text: string | null | undefined): string => {
  if (typeof text !== 'string') return '';
  const slug = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= LONGEST_SLUG) return slug;
  const end = slug.lastIndexOf('-', LONGEST_SLUG);
  return slug.slice(0, end > 0 ? end : LONGEST_SLUG);
};

/**
 * The slug of a property from its type, address without unit, bedrooms and bathrooms:
 * 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms'. Missing parts are left out; 'property-rental' when all are.
 */
export const formatPropertySlug = (property: PropertySlugInput | null | undefined): string => {
  if (typeof property !== 'object' || property === null) return fallbackPropertySlug;
  const parts = [
    formatPropertyType(property.propertyType),
    formatAddressWithoutUnit(property.address),
    formatBedrooms(property.numberOfBedrooms),
    formatBathrooms(property.numberOfBathrooms),
  ];
  return formatSlug(parts.filter((part) => part !== notStated).join(' ')) || fallbackPropertySlug;
};

/**
 * The slug of an agent from name and registration number: 'tan-wei-jie-r099101a'; 'agent' when neither is stated.
 */
export const formatAgentSlug = (agent: AgentSlugInput | null | undefined): string => {
  if (typeof agent !== 'object' || agent === null) return 'agent';
  const { name, registrationNumber } = agent;
  return [formatSlug(name), formatSlug(registrationNumber)].filter(Boolean).join('-') || 'agent';
};

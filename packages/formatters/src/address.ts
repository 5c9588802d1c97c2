import { notStated } from './notStated.ts';
import { findDistrictByPostalCode } from './postalCode.ts';

/** Where a property is. What is public never carries the floor or the unit. */
export interface Address {
  readonly block?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly floor?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

const normalizePart = (address: Address | null | undefined, name: keyof Address): string => {
  const part: unknown = typeof address === 'object' && address !== null ? address[name] : undefined;
  if (typeof part === 'number') return Number.isSafeInteger(part) && part >= 0 ? String(Math.abs(part)) : '';
  return typeof part === 'string' ? part.trim().replace(/\s+/g, ' ') : '';
};

const joinParts = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** Block and street without the unit: '210 Ang Mo Kio Avenue 3'; 'Not stated' when both are missing. */
export const formatAddressWithoutUnit = (address: Address | null | undefined): string =>
  joinParts([normalizePart(address, 'block'), normalizePart(address, 'street')], ' ') || notStated;

/** The address as 'block street #floor-unit', without the unit part when the floor or the unit is missing. */
export const formatAddress = (address: Address | null | undefined): string => {
  const floor = normalizePart(address, 'floor');
  const unit = normalizePart(address, 'unit');
  const place = formatAddressWithoutUnit(address);
  return floor === '' || unit === '' || place === notStated ? place : `${place} #${floor}-${unit}`;
};

/**
 * The address in its privacy form: street and district only, for what must not lead to a door. The postal code stays
 * out too, since its last three digits name the block.
 */
export const formatAddressPrivate = (address: Address | null | undefined): string => {
  const district = findDistrictByPostalCode(normalizePart(address, 'postalCode'));
  return joinParts([normalizePart(address, 'street'), district?.name ?? ''], ', ') || notStated;
};

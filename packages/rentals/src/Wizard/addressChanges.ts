import type { RouteParams } from '@sewa/api/client';
import { normalizePostalCode } from '@sewa/formatters';
import { splitUnit } from '@sewa/pages/forms';
import * as messages from './messages.ts';
import type { StepText } from './stepText.ts';

/** The body that adds a unit. */
export type NewProperty = RouteParams<'createProperty'>['body'];

/** Why fields are refused, by name. */
export type Reasons = Readonly<Record<string, string>>;

/** Codes of the home types in which a home is one unit of many: HDB, condominium, serviced apartment. */
const typesWithUnits: readonly string[] = ['0', '1', '4'];

/** Those, and landed homes, which have a house number. */
const typesWithBlock: readonly string[] = [...typesWithUnits, '2'];

/** The address that was typed, and what is wrong with it. */
export function makeAddress(text: StepText): {
  readonly address: NewProperty['address'];
  readonly reasons: Reasons;
} {
  const read = (name: string) => (text[name] ?? '').normalize('NFKC').trim();
  const both = splitUnit(read('unit')) ?? splitUnit(read('floor'));
  const floor = both?.floor ?? read('floor').replace(/^#/, '');
  const unit = both?.unit ?? read('unit').replace(/^#/, '');
  const postalCode = normalizePostalCode(read('postalCode'));
  const reasons: Record<string, string> = {};
  if (postalCode === null) reasons.postalCode = messages.postalCodeReason;
  if (read('street') === '') reasons.street = messages.missingReason;
  if (read('propertyType') === '') reasons.propertyType = messages.missingReason;
  if (typesWithBlock.includes(read('propertyType')) && read('block') === '')
    reasons.block = messages.missingReason;
  if (typesWithUnits.includes(read('propertyType'))) {
    if (floor === '') reasons.floor = messages.missingReason;
    if (unit === '') reasons.unit = messages.missingReason;
  }
  return {
    address: {
      block: read('block') || null,
      street: (text.street ?? '').trim(),
      floor: floor || null,
      unit: unit || null,
      postalCode: postalCode ?? read('postalCode'),
    },
    reasons,
  };
}

import type { ServiceDraft } from '@sewa/api/client';
import { normalizePostalCode } from '@sewa/formatters';
import * as messages from './messages.ts';
import type { StepText } from './stepText.ts';

type Fields = ServiceDraft['fields'];

/** What a step says: the fields that are right, and what is wrong with the others by the id of their control. */
export interface ParsedStep {
  readonly fields: Fields;
  readonly issues: Readonly<Record<string, string>>;
}

/** Home types in which a home is one unit of many: HDB, condominium, serviced apartment. */
const typesWithUnits: readonly string[] = ['0', '1', '4'];

/** Reads the step with the home. */
export function parseHome(text: StepText): ParsedStep {
  const read = (name: string) => (text[name] ?? '').normalize('NFKC').replace(/^#/, '').trim();
  const postalCode = normalizePostalCode(read('postalCode'));
  const type = read('propertyType');
  const isUnit = typesWithUnits.includes(type);
  const required = ['street', 'propertyType', 'block', ...(isUnit ? ['floor', 'unit'] : [])] as const;
  const issues: Record<string, string> = {};
  if (postalCode === null) issues.postalCode = messages.enter.postalCode;
  for (const name of required)
    if (read(name) === '') issues[name] = messages.enter[name as keyof typeof messages.enter];
  if (postalCode === null || Object.keys(issues).length > 0) return { fields: {}, issues };
  return {
    fields: {
      home: {
        address: {
          block: read('block'),
          street: read('street'),
          floor: read('floor') || null,
          unit: read('unit') || null,
          postalCode,
        },
        // The API checks the code.
        propertyType: Number(type) as 0 | 1 | 2 | 4,
      },
    },
    issues,
  };
}

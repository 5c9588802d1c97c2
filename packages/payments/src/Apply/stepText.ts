import type { ServiceDraft } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';

/** What stands in the fields of a step, by name. */
export type StepText = Readonly<Record<string, string>>;

/** How many charges a plan can have. */
export const MAX_CHARGES = 5;

const writeMoney = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? formatMoney(cents).replace('$', '') : '';

/** A draft as the text of its fields. */
export function formatDraft({ home, ...rest }: ServiceDraft['fields']): StepText {
  const { block, street, floor, unit, postalCode } = home?.address ?? {};
  const charges = (rest.charges ?? []).flatMap(({ words, cents }, index) => [
    [`chargeWords${index}`, words],
    [`chargeCents${index}`, writeMoney(cents)],
  ]);
  return {
    block: block ?? '',
    street: street ?? '',
    floor: floor ?? '',
    unit: unit ?? '',
    postalCode: postalCode ?? '',
    propertyType: home?.propertyType === null ? '' : String(home?.propertyType ?? ''),
    monthlyRent: writeMoney(rest.monthlyRent),
    deposit: writeMoney(rest.depositCents),
    from: rest.from ?? '',
    months: String(rest.months ?? ''),
    dueDay: String(rest.dueDay ?? ''),
    ...Object.fromEntries(charges),
  };
}

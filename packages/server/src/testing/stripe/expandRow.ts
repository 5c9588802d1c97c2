import type { StripeRow } from './stripeRows.ts';

/** A row with what was asked for in place of its id, such as `payment_intent.latest_charge`. */
export function expandRow(
  row: object,
  paths: readonly string[],
  rows: ReadonlyMap<string, StripeRow>,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...row };
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    const value = copy[name];
    const found = typeof value === 'string' ? rows.get(value) : value;
    if (typeof found === 'object' && found !== null)
      copy[name] = expandRow(found, rest.length > 0 ? [rest.join('.')] : [], rows);
  }
  return copy;
}

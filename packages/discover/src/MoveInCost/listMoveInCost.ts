import { type CalculationLine, type CalculatorRates, calculate } from '@sewa/calculator';
import * as messages from './messages.ts';

/** What has to be paid before moving in. */
type MoveInKind = keyof typeof messages.moveInName;

/** One amount of moving in. */
export type MoveInLine = CalculationLine & { readonly kind: MoveInKind };

/** A lease somebody may sign. */
interface MoveInOptions {
  /** Cents of a Singapore dollar. */
  readonly monthlyRent: number;
  readonly months: number;
  /** YYYY-MM-DD. */
  readonly signedOn: string;
}

/** Months of a tenancy of the usual length. */
export const USUAL_TERM = 12;

const isMoveInLine = (line: CalculationLine): line is MoveInLine =>
  line.isMoveIn && Object.hasOwn(messages.moveInName, line.kind);

/** What a tenant pays before they get the keys, from the first of a month. `isWhole` is false if a line of the total isn't known. */
export function listMoveInCost({ monthlyRent, months, signedOn }: MoveInOptions) {
  // The fees of ways to pay are for later rents, so no rate card is needed.
  const source = { name: '', readOn: signedOn };
  const noRates: CalculatorRates = { source, egiro: null, paynow: null, card: null, depositFree: null };
  const calculation = calculate({ monthlyRent, months }, noRates, signedOn);
  const lines = calculation.lines.filter(isMoveInLine);
  const isWhole = lines.every(({ cents, isOptional }) => isOptional || cents !== null);
  return { lines, total: calculation.totals.moveIn, isWhole };
}

/** What a tenant pays before they get the keys, for a tenancy of the usual length. */
export const listUsualMoveInCost = (monthlyRent: number, signedOn: string) =>
  listMoveInCost({ monthlyRent, months: USUAL_TERM, signedOn });

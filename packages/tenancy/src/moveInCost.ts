import { type DatedRow, findRow } from './datedTable.ts';
import { agentFeeTable, depositTable, firstRentTable, type PracticeStep } from './practices.ts';
import { type Figure, stampDuty } from './stampDuty.ts';
import { checkMonths, checkRent } from './terms.ts';

/** What has to be paid before moving in. */
export type MoveInKind = 'first-rent' | 'deposit' | 'stamp-duty' | 'agent-fee';

/** One amount of moving in; `cents` is null where it is not known for this day or length. */
export interface MoveInLine extends Figure {
  readonly kind: MoveInKind;
  /** True for what only some tenants pay; it is not part of the total. */
  readonly isOptional: boolean;
}

/** What moving in costs. */
export interface MoveInCost {
  readonly lines: readonly MoveInLine[];
  /** Sum in cents of everything that is known and not optional. */
  readonly total: number;
  /** False when a line of the total is not known. */
  readonly isWhole: boolean;
}

/** A lease somebody may sign. */
export interface MoveInOptions {
  /** Cents of a Singapore dollar. */
  readonly monthlyRent: number;
  readonly months: number;
  /** YYYY-MM-DD. */
  readonly signedOn: string;
}

function findCustom(
  table: readonly DatedRow<readonly PracticeStep[]>[],
  { monthlyRent, months, signedOn }: MoveInOptions,
): Figure {
  const row = findRow(table, signedOn);
  const step = row?.content.find(({ from, upTo }) => from <= months && months <= upTo);
  if (!row || !step) return { cents: null, source: row?.source ?? null };
  return { cents: Math.floor((monthlyRent * step.halfRents) / 2), source: row.source };
}

/**
 * What a tenant pays before moving in: first rent, deposit, duty and, when an agent of their own is engaged, that agent's
 * fee. Amounts in cents, each with its source. Throws a RangeError for rents or months that are no whole positive numbers.
 */
export function moveInCost(options: MoveInOptions): MoveInCost {
  const { monthlyRent, months, signedOn } = options;
  checkRent(monthlyRent);
  checkMonths(months);
  const lines: MoveInLine[] = [
    { kind: 'first-rent', isOptional: false, ...findCustom(firstRentTable, options) },
    { kind: 'deposit', isOptional: false, ...findCustom(depositTable, options) },
    { kind: 'stamp-duty', isOptional: false, ...stampDuty({ periods: [{ monthlyRent, months }], signedOn }) },
    { kind: 'agent-fee', isOptional: true, ...findCustom(agentFeeTable, options) },
  ];
  const due = lines.filter(({ isOptional }) => !isOptional);
  return {
    lines,
    total: due.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    isWhole: due.every(({ cents }) => cents !== null),
  };
}

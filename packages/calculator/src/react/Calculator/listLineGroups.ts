import type { CalculationLine, LineKind } from '../../Calculation.ts';

/** Groups of lines in the order in which they are shown. */
export const lineGroups = ['move-in', 'during', 'other-ways', 'optional'] as const;

/** A group of lines. */
export type LineGroupName = (typeof lineGroups)[number];

const wayFees: ReadonlySet<LineKind> = new Set(['egiro-fee', 'paynow-fee', 'card-fee']);

function findGroup({ kind, isMoveIn, isOptional }: CalculationLine): LineGroupName {
  if (isOptional) return wayFees.has(kind) ? 'other-ways' : 'optional';
  return isMoveIn ? 'move-in' : 'during';
}

/** The lines by when they are due; what is no part of the totals last, and no group without lines. */
export function listLineGroups(
  lines: readonly CalculationLine[],
): { readonly name: LineGroupName; readonly lines: readonly CalculationLine[] }[] {
  return lineGroups
    .map((name) => ({ name, lines: lines.filter((line) => findGroup(line) === name) }))
    .filter((group) => group.lines.length > 0);
}

import { diplomaticClauseTable, findRow, minorRepairTable } from '@sewa/tenancy';
import type { CalculationLine } from './Calculation.ts';
import type { CalculationContext } from './CalculationContext.ts';

const notCounted = { basis: 'custom', isOptional: true, isMoveIn: false } as const;

function describeRepairs({ input, day }: CalculationContext): CalculationLine {
  const row = findRow(minorRepairTable, day);
  const cap = input.repairCap ?? row?.content.usualCap ?? null;
  return {
    kind: 'minor-repairs',
    cents: cap === null ? null : cap * input.repairs,
    source: row?.source ?? null,
    ...notCounted,
  };
}

/** The deposit is lost, unless a diplomatic clause lets the tenant go; what it costs without a deposit is not known. */
function describeLeaving({ input, day }: CalculationContext, deposit: number | null): CalculationLine {
  const row = findRow(diplomaticClauseTable, day);
  const { months, leaveAfter, hasDiplomaticClause } = input;
  const rule = row?.content;
  const mayGo =
    rule !== undefined &&
    hasDiplomaticClause &&
    months > rule.longerThan &&
    leaveAfter >= rule.noticeAfter + rule.notice;
  const lost = row ? deposit : null;
  return { kind: 'leaving-early', cents: mayGo ? 0 : lost, source: row?.source ?? null, ...notCounted };
}

/** What may come on top: small repairs, and leaving before the last day. */
export function listRiskLines(
  context: CalculationContext,
  moveInLines: readonly CalculationLine[],
): CalculationLine[] {
  const { months, leaveAfter } = context.input;
  const deposit = moveInLines.find(({ kind }) => kind === 'deposit')?.cents ?? null;
  const repairs = describeRepairs(context);
  return leaveAfter < months ? [repairs, describeLeaving(context, deposit)] : [repairs];
}

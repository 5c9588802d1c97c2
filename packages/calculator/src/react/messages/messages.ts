import type { Assumption, CalculationInput, CalculationLine, LineKind, PayWay } from '../../Calculation.ts';
import type { CalculatorIssue } from '../../pageQuery.ts';

/** Figures a sentence about a line may name. */
export interface LineContext {
  /** Price as a percentage such as '2.6%', with its fixed part; 'free' where nothing is charged, null where it is not known. */
  readonly price: string | null;
  /** Months of the tenancy. */
  readonly months: number;
  /** The amount of the line; null where it is not known. */
  readonly cents: number | null;
}

/** By how many cents the second calculation is above the first; negative where it is below. */
export interface Difference {
  readonly moveIn: number;
  readonly tenancy: number;
}

/** What was filled in, ready to be read. */
export interface Entered extends CalculationInput {
  /** Such as '$3,200'. */
  readonly rent: string;
  /** Such as 'Jan 15, 2027'; null while none is given. */
  readonly firstDay: string | null;
}

/** Every text the calculator has of its own. */
export interface CalculatorMessages {
  /** Says what an assumption is, in a sentence. */
  assumption: (assumption: Assumption, nameLine: (kind: LineKind) => string) => string;
  /** Title of the list of assumptions. */
  assumptions: string;
  /** Label of the box for an agent of one's own. */
  agent: string;
  /** Explains the box for an agent of one's own. */
  agentHint: string;
  /** Says how far a line may be relied on; '' where nothing needs to be said. */
  basis: (basis: CalculationLine['basis']) => string;
  /** Button that calculates, without script; with script it leads to the result. */
  calculate: string;
  /** Label of the box for a diplomatic clause. */
  clause: string;
  /** Explains the box for a diplomatic clause. */
  clauseHint: string;
  /** Name of a column while two stand side by side. */
  column: (column: 'first' | 'second') => string;
  /** Button that puts a second calculation beside the first. */
  compare: string;
  /** Label of the choice between a deposit and its price. */
  deposit: string;
  /** Choices of the deposit. */
  depositOptions: Readonly<Record<'free' | 'usual', string>>;
  /** Title above what two calculations differ in. */
  difference: string;
  /** Says how two totals differ. */
  differenceText: (difference: Difference) => string;
  /** Said of two calculations of different length. */
  differentLengths: (first: number, second: number) => string;
  /** Label of the first day. */
  from: string;
  /** Says what the first day is while none is given. */
  fromHint: string;
  /** Titles of the groups of lines: due before the keys, due later, ways to pay not chosen, what may happen. */
  groups: Readonly<Record<'during' | 'move-in' | 'optional' | 'other-ways', string>>;
  /** Says what is wrong with a field. */
  issue: (issue: CalculatorIssue) => string;
  /** Label of the months after which one leaves early. */
  leave: string;
  /** Explains the months after which one leaves early. */
  leaveHint: string;
  /** Name of a line. */
  line: (kind: LineKind) => string;
  /** Says in a sentence what a line is. */
  lineNote: (kind: LineKind, context: LineContext) => string;
  /** Says in short sentences what was filled in, above the result. */
  entered: (entered: Entered) => string;
  /** Said in place of the result while a field cannot be used. */
  fix: string;
  /** Title in place of the result while a field cannot be used. */
  fixTitle: string;
  /** Title of the part of the form for what is rarely asked. */
  more: string;
  /** Label of the length. */
  months: string;
  /** Stands for an amount that is not known. */
  notKnown: string;
  /** Label of the way to pay. */
  pay: string;
  /** Choices of the way to pay. */
  payWays: Readonly<Record<PayWay, string>>;
  /** Says what to fill in before there is a result. */
  prompt: string;
  /** What the result will show, before there is one. */
  promptPoints: readonly string[];
  /** Title of the result before there is one. */
  promptTitle: string;
  /** Label of the monthly rent. */
  rent: string;
  /** Label of the number of small repairs. */
  repairs: string;
  /** Explains the number of small repairs. */
  repairsHint: string;
  /** Title of the result. */
  result: string;
  /** Says on which day the contract is taken to be signed. */
  signedOn: (day: string) => string;
  /** A source in a sentence: its line, who says it, when it was checked. */
  source: (source: { readonly lines: string; readonly name: string; readonly day: string }) => string;
  /** Title of the list of sources. */
  sources: string;
  /** Spoken when the result has changed. */
  spoken: (moveIn: string, tenancy: string) => string;
  /** Button that takes the second calculation away. */
  stopComparing: string;
  /** Name of what is due before the keys are handed over. */
  totalMoveIn: string;
  /** Name of the whole. */
  totalTenancy: string;
  /** Said of a total to which something is missing that is not known. */
  totalWithoutUnknown: string;
}

import { findRow } from './datedTable.ts';
import {
  type EligibilityReason,
  type Finding,
  judge,
  type RentingPerson,
  type RuleContext,
} from './eligibility.ts';
import { largeHomeOccupancyTable, privateOccupancyTable } from './occupancy.ts';
import { judgePasses } from './passRules.ts';
import { privateTermTable } from './terms.ts';

function judgeShortestTerm(context: RuleContext): EligibilityReason {
  return judge('private-shortest-term', privateTermTable, context, ({ shortest }) =>
    context.term.months >= shortest
      ? { answer: 'yes', words: `Private homes are rented for at least ${shortest} months.` }
      : { answer: 'no', words: `Private homes can’t be rented for less than ${shortest} months.` },
  );
}

/** Whether everybody is of one family, by who is family of whom. */
function isOneFamily(people: readonly RentingPerson[]): boolean {
  const families = people.map((_, index) => index);
  const find = (index: number): number => {
    const parent = families[index] ?? index;
    return parent === index ? index : find(parent);
  };
  people.forEach(({ isFamilyOf }, index) => {
    if (isFamilyOf !== undefined && people[isFamilyOf]) families[find(index)] = find(isFamilyOf);
  });
  return new Set(people.map((_, index) => find(index))).size === 1;
}

/** What the rule for large homes says of more people than the usual cap. */
function describeLargeHome({ home, term, lastDay }: RuleContext, count: number, most: number): Finding {
  const tooMany = (cap: number): Finding => ({
    answer: 'no',
    words: `At most ${cap} people who are not of one family may live in the home, and this makes ${count}.`,
  });
  const rows = [findRow(largeHomeOccupancyTable, term.from), findRow(largeHomeOccupancyTable, lastDay)];
  const [first, last] = rows;
  if (!first || !last) return tooMany(most);
  const { most: larger, leastArea } = last.content;
  if (count > larger) return tooMany(larger);
  const { areaSqm, isUraRegistered } = home;
  if ((areaSqm !== undefined && areaSqm < leastArea) || isUraRegistered === false) return tooMany(most);
  if (areaSqm === undefined || isUraRegistered === undefined)
    return {
      answer: 'ask',
      words: `More than ${most} people may only live in a home of ${leastArea} sqm or more that is registered with URA. Ask the owner.`,
    };
  return { answer: 'yes', words: `Up to ${larger} people may live in this registered home.` };
}

function judgeOccupancy(context: RuleContext): EligibilityReason {
  const { people, home, owner } = context;
  const hasOwner = !home.isWholeUnit && (owner?.occupiesHome ?? true);
  if (!hasOwner && isOneFamily(people))
    return judge('private-occupancy', privateOccupancyTable, context, () => ({
      answer: 'yes',
      words: 'There is no cap for one family.',
    }));
  const count = people.length + (hasOwner ? 1 : 0);
  const table = findRow(privateOccupancyTable, context.term.from)?.content.most ?? 0;
  const isLarge = count > table && findRow(largeHomeOccupancyTable, context.lastDay) !== null;
  return judge<unknown>(
    'private-occupancy',
    isLarge ? largeHomeOccupancyTable : privateOccupancyTable,
    context,
    () =>
      count <= table
        ? { answer: 'yes', words: `At most ${table} people who are not of one family may live in the home.` }
        : describeLargeHome(context, count, table),
  );
}

/** What the rules for private homes say of a question. */
export const privateRules = (context: RuleContext): EligibilityReason[] => [
  judgeShortestTerm(context),
  judgeOccupancy(context),
  ...judgePasses(context),
];

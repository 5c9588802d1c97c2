import {
  type EligibilityReason,
  type Finding,
  judge,
  type RentingPerson,
  type RuleContext,
} from './eligibility.ts';
import { hdbRuleTables, passCheckTable } from './occupancy.ts';
import { findLastDay } from './rentPeriods.ts';

const yes = (words: string): Finding => ({ answer: 'yes', words });
const no = (words: string): Finding => ({ answer: 'no', words });
const ask = (words: string): Finding => ({ answer: 'ask', words });

/** The first day on which a pass with this many months left on a day would still be valid. */
const addMonths = (day: string, months: number): string => findLastDay({ from: day, months });

const findStrictest = (findings: readonly Finding[], otherwise: Finding): Finding =>
  findings.find(({ answer }) => answer === 'no') ??
  findings.find(({ answer }) => answer === 'ask') ??
  otherwise;

const describeType = ({ passType }: RentingPerson, isHdb: boolean): Finding => {
  if (passType === undefined)
    return ask('Which pass somebody holds decides whether they may rent. State it.');
  if (passType !== 'short-term-visit') return yes('');
  return isHdb
    ? no('Visitors on a short-term pass may not rent HDB flats.')
    : ask('A short-term visit is usually shorter than the shortest tenancy. Ask ICA.');
};

const describeValidity = (
  { passValidUntil }: RentingPerson,
  { day, term, lastDay }: RuleContext,
  monthsLeft: number | null,
): Finding => {
  if (passValidUntil === undefined) return ask('State until when each pass is valid.');
  if (passValidUntil < term.from) return no(`A pass ends on ${passValidUntil}, before the tenancy begins.`);
  if (monthsLeft !== null && passValidUntil < addMonths(day, monthsLeft))
    return no(`A pass ends on ${passValidUntil}. It has to be valid for ${monthsLeft} more months.`);
  return passValidUntil < lastDay
    ? ask(`A pass ends on ${passValidUntil}, before the tenancy does. Agree on what happens then.`)
    : yes('');
};

/** What the rules about passes say of everybody who holds one; nothing if nobody does. */
export function judgePasses(context: RuleContext): EligibilityReason[] {
  const holders = context.people.filter(({ residentialStatus }) => residentialStatus === 'A');
  if (holders.length === 0) return [];
  const isHdb = context.home.propertyType === 0;
  const types = () =>
    findStrictest(
      holders.map((person) => describeType(person, isHdb)),
      yes('Holders of these passes may rent.'),
    );
  const validity = (monthsLeft: number | null) =>
    findStrictest(
      holders.map((person) => describeValidity(person, context, monthsLeft)),
      yes('Every pass is valid for the whole term.'),
    );
  return isHdb
    ? [
        judge('hdb-pass-type', hdbRuleTables.passes, context, types),
        judge('hdb-pass-validity', hdbRuleTables.passes, context, ({ monthsLeft }) => validity(monthsLeft)),
      ]
    : [
        judge('pass-type', passCheckTable, context, types),
        judge('pass-validity', passCheckTable, context, () => validity(null)),
      ];
}

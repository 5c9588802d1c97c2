import {
  type EligibilityReason,
  type Finding,
  judge,
  type RentingPerson,
  type RuleContext,
} from './eligibility.ts';
import { hdbBedroomTable, hdbOccupancyTables, hdbRuleTables } from './occupancy.ts';
import { judgePasses } from './passRules.ts';
import { hdbTermTable } from './terms.ts';

const yes = (words: string): Finding => ({ answer: 'yes', words });
const no = (words: string): Finding => ({ answer: 'no', words });
const ask = (words: string): Finding => ({ answer: 'ask', words });

/** Whether somebody is neither a citizen nor a Malaysian; null if their nationality is not stated. */
const isForeign = ({ residentialStatus, nationality }: RentingPerson): boolean | null => {
  if (residentialStatus === 'C' || nationality === 'MY') return false;
  return nationality === undefined ? null : true;
};

/** Whether anybody is neither a citizen nor a Malaysian; null if it depends on what is not stated. */
const hasForeigner = (people: readonly RentingPerson[]): boolean | null => {
  const found = people.map(isForeign);
  if (found.includes(true)) return true;
  return found.includes(null) ? null : false;
};

function judgeShortestTerm(context: RuleContext): EligibilityReason {
  const { months } = context.term;
  return judge('hdb-shortest-term', hdbTermTable, context, ({ shortest }) =>
    months >= shortest
      ? yes(`HDB flats are rented for at least ${shortest} months.`)
      : no(`HDB flats can’t be rented for less than ${shortest} months.`),
  );
}

function judgeLongestTerm(context: RuleContext): EligibilityReason {
  const { people, term } = context;
  return judge('hdb-longest-term', hdbRuleTables.terms, context, ({ longest, longestOfForeigners }) => {
    if (term.months > longest)
      return no(`An HDB flat can’t be rented for more than ${longest} months at a time.`);
    if (term.months <= longestOfForeigners) return yes('The term is not too long.');
    const foreign = hasForeigner(people);
    if (foreign === null)
      return ask(
        `More than ${longestOfForeigners} months is only for citizens and Malaysians. State everybody’s nationality.`,
      );
    return foreign
      ? no(
          `At most ${longestOfForeigners} months if somebody is neither a Singapore citizen nor a Malaysian.`,
        )
      : yes(`Citizens and Malaysians may rent for up to ${longest} months.`);
  });
}

function judgeQuota(context: RuleContext): EligibilityReason {
  return judge('hdb-non-citizen-quota', hdbRuleTables.quota, context, () =>
    hasForeigner(context.people) === false
      ? yes('The Non-Citizen Quota doesn’t count citizens and Malaysians.')
      : ask(
          'Ask HDB whether the Non-Citizen Quota of the block and neighbourhood has room. It counts permanent residents too.',
        ),
  );
}

function judgeBedrooms(context: RuleContext): EligibilityReason {
  const { hdbRooms, bedroomsLet = 1 } = context.home;
  return judge('hdb-bedrooms', hdbBedroomTable, context, (steps) => {
    const most = hdbRooms === undefined ? undefined : steps.find(({ upTo }) => hdbRooms <= upTo)?.bedrooms;
    if (most === undefined)
      return ask('How many bedrooms may be rented out depends on the type of the flat.');
    if (most === 0) return no('Bedrooms of 1-room and 2-room flats can’t be rented out.');
    return bedroomsLet <= most
      ? yes(`At most ${most === 1 ? '1 bedroom' : `${most} bedrooms`} of this flat may be rented out.`)
      : no(
          `At most ${most === 1 ? '1 bedroom' : `${most} bedrooms`} of this flat may be rented out, not ${bedroomsLet}.`,
        );
  });
}

function judgeOccupancy(context: RuleContext): EligibilityReason {
  const { home, people, owner } = context;
  const { hdbRooms } = home;
  // Unknown rooms: the widest rule decides, so that only what is too many anywhere is refused.
  const step = hdbOccupancyTables.find(({ upTo }) => (hdbRooms ?? 99) <= upTo) ?? hdbOccupancyTables[0];
  if (!step) throw new Error('There is no table of occupancy.');
  const withOwner = !home.isWholeUnit && (owner?.occupiesHome ?? true);
  const count = people.length + (withOwner ? 1 : 0);
  const counted = withOwner ? `${count} people with the owner` : count === 1 ? '1 person' : `${count} people`;
  return judge('hdb-occupancy', step.table, context, ({ most }) => {
    if (count > most) return no(`At most ${most} people may live in the flat, and this makes ${counted}.`);
    if (hdbRooms === undefined && count > 4)
      return ask('How many people may live in the flat depends on its type.');
    return yes(`At most ${most} people may live in the flat. You named ${counted}.`);
  });
}

function judgeOwner(context: RuleContext): EligibilityReason {
  const { home, owner } = context;
  return judge('hdb-owner', hdbRuleTables.owner, context, () => {
    if (!home.isWholeUnit)
      return owner?.occupiesHome === false
        ? ask('An owner who rents out bedrooms usually goes on living in the flat. Ask HDB.')
        : yes('Owners who live in the flat may rent out bedrooms.');
    if (owner?.residentialStatus === undefined)
      return ask('Only Singapore citizens may rent out a whole flat. Ask the owner.');
    return owner.residentialStatus === 'C'
      ? yes('The owner is a Singapore citizen.')
      : no('Only Singapore citizens may rent out a whole flat. Permanent residents may not.');
  });
}

function judgeMinimumOccupation(context: RuleContext): EligibilityReason {
  const { isMopOver } = context.home;
  return judge('hdb-minimum-occupation', hdbRuleTables.minimumOccupation, context, () => {
    if (isMopOver === undefined) return ask('Ask the owner whether the minimum occupation period is over.');
    return isMopOver
      ? yes('The minimum occupation period is over.')
      : no('The whole flat can’t be rented out before its minimum occupation period is over.');
  });
}

function judgeApproval(context: RuleContext): EligibilityReason {
  const { isApproved } = context.home;
  return judge('hdb-approval', hdbRuleTables.approval, context, () => {
    if (isApproved === undefined) return ask('The owner needs HDB’s approval before the tenancy begins.');
    return isApproved
      ? yes('HDB approved the tenancy.')
      : no('HDB has not approved the tenancy. It can’t begin before that.');
  });
}

const describeSector = (person: RentingPerson, isWholeUnit: boolean): Finding => {
  if (person.passType !== 'work-permit' || person.nationality === 'MY') return yes('');
  if (person.nationality === undefined || person.sector === undefined)
    return ask('Whether somebody on a work permit may rent depends on their nationality and sector.');
  if (person.sector === 'services') return yes('');
  if (person.sector === 'manufacturing')
    return isWholeUnit
      ? no('Work permit holders in manufacturing may rent bedrooms only, not a whole flat.')
      : yes('');
  return no(
    `Work permit holders in the sector ${person.sector} may not rent HDB flats, unless they are Malaysians.`,
  );
};

function judgeWorkPermits(context: RuleContext): EligibilityReason {
  return judge('hdb-work-permit', hdbRuleTables.workPermits, context, () => {
    const findings = context.people.map((person) => describeSector(person, context.home.isWholeUnit));
    return (
      findings.find(({ answer }) => answer === 'no') ??
      findings.find(({ answer }) => answer === 'ask') ??
      yes('The sectors of everybody on a work permit may rent here.')
    );
  });
}

/** What HDB's rules say of a question. */
export const hdbRules = (context: RuleContext): EligibilityReason[] => [
  judgeShortestTerm(context),
  judgeLongestTerm(context),
  judgeOccupancy(context),
  judgeOwner(context),
  ...(context.home.isWholeUnit
    ? [judgeMinimumOccupation(context), judgeQuota(context)]
    : [judgeBedrooms(context)]),
  judgeApproval(context),
  ...judgePasses(context),
  ...(context.people.some(({ passType }) => passType === 'work-permit') ? [judgeWorkPermits(context)] : []),
];

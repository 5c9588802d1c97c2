import { type Addendum, buildRouteUrl, type Rental } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import { DescriptionList, DescriptionListItem, Inline, Link, Stack, Text } from '@sewa/ui';
import * as contract from '../Contract/messages.ts';
import * as common from '../messages.ts';
import { describeOccupier } from '../Occupiers/describeOccupier.ts';
import * as messages from './messages.ts';

interface FactsProps {
  readonly rental: Rental;
  readonly addendum: Addendum;
  readonly otherNames: readonly string[];
}

/** What an addendum changes, beside what stands before it, and its paper. */
export function AddendumFacts({ rental: { id, side }, addendum, otherNames }: FactsProps) {
  const { terms, earlierTerms: earlier, duty, state, number, draftedBy, endedBecause } = addendum;
  const sayLastDay = (each: typeof terms) => common.sayDay(findLastDay(each));
  const sayDeposit = ({ monthlyRent, depositMonths }: typeof terms) =>
    formatMoney(Math.round(monthlyRent * depositMonths));
  const people = terms.occupiers.map(describeOccupier);
  const payer = messages.paidBy[duty.by];
  return (
    <Stack gap="m">
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.status}>{messages.state[state]}</DescriptionListItem>
        <DescriptionListItem name={messages.proposedBy}>
          {contract.sayWho(draftedBy === side, otherNames)}
        </DescriptionListItem>
        <DescriptionListItem name={messages.from}>{common.sayDay(terms.from)}</DescriptionListItem>
        <DescriptionListItem name={messages.lastDay}>
          {messages.instead(sayLastDay(terms), sayLastDay(earlier))}
        </DescriptionListItem>
        <DescriptionListItem name={messages.rent}>
          {messages.instead(common.rentPerMonth(terms.monthlyRent), common.rentPerMonth(earlier.monthlyRent))}
        </DescriptionListItem>
        <DescriptionListItem name={messages.deposit}>
          {messages.instead(sayDeposit(terms), sayDeposit(earlier))}
        </DescriptionListItem>
        <DescriptionListItem name={messages.duty}>
          {duty.cents === null ? payer : `${formatMoney(duty.cents)}, ${payer}`}
        </DescriptionListItem>
        <DescriptionListItem name={messages.people}>
          {people.map((person) => (
            <Text as="p" key={person}>
              {person}
            </Text>
          ))}
        </DescriptionListItem>
      </DescriptionList>
      {endedBecause ? <Text as="p">{messages.quote(endedBecause)}</Text> : null}
      <Inline>
        <Link variant="secondary" href={buildRouteUrl('getContractPdf', { id, version: number })}>
          {messages.pdfLabel[state === 'draft' ? 'draft' : 'other']}
        </Link>
      </Inline>
    </Stack>
  );
}

import type { EnquiryCard } from '@sewa/api/client';
import {
  formatDay,
  formatMoney,
  formatMonth,
  formatShortDay,
  formatTime,
  formatUserType,
} from '@sewa/formatters';
import { contractPath, viewingsPath } from '@sewa/paths';
import { Badge, DescriptionList, DescriptionListItem, Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from '../messages.ts';
import * as css from './AskerCard.css.ts';

type Card = EnquiryCard['cards'][number];

/** What a renter's card says, by name. */
const listCardFacts = ({
  occupiers,
  pets,
  smokers,
  incomeBand,
  words,
}: Card): (readonly [string, string])[] => [
  ...(occupiers.length > 0
    ? [[messages.occupiersName, occupiers.map(({ name }) => name).join(', ')] as const]
    : []),
  ...(pets ? [[messages.petsName, pets] as const] : []),
  ...(smokers === null ? [] : [[messages.smokersName, smokers ? messages.yes : messages.no] as const]),
  ...(incomeBand ? [[messages.incomeName, messages.incomeBand[incomeBand]] as const] : []),
  ...(words ? [[messages.aboutThemName, words] as const] : []),
];

/** What the asker of a conversation gave this lister, and nothing else. */
export function AskerCard({ card }: { readonly card: EnquiryCard }) {
  const { asker, enquiry, viewings, unitId, rental, cards } = card;
  const offer = rental?.offer;
  const facts: (readonly [string, ReactNode])[] = [
    [messages.memberSinceName, formatMonth(asker.memberSince.slice(0, 7))],
    ...(offer ? [[messages.moveInName, formatDay(offer.from)] as const] : []),
    ...cards.flatMap(listCardFacts),
  ];
  const roles = asker.userTypeIds.map(formatUserType).join(', ');
  return (
    <Stack gap="m">
      <div>
        <Text as="p" weight="semibold">
          <bdi>{asker.name ?? messages.someone}</bdi>
        </Text>
        <div className={css.line}>
          {roles ? (
            <Text size="s" tone="muted">
              {roles}
            </Text>
          ) : null}
          <Badge tone={asker.verified === 'singpass' ? 'success' : 'neutral'}>
            {messages.verifiedBy[asker.verified]}
          </Badge>
        </div>
      </div>
      {enquiry ? (
        <div>
          <Text as="p" size="s" tone="muted">
            {messages.askedOn(formatShortDay(enquiry.sentAt))}
          </Text>
          <blockquote className={css.quote}>{enquiry.message}</blockquote>
        </div>
      ) : null}
      <DescriptionList layout="rows">
        {facts.map(([name, value]) => (
          <DescriptionListItem key={name} name={name}>
            {value}
          </DescriptionListItem>
        ))}
      </DescriptionList>
      {viewings.length > 0 ? (
        <div>
          <Text as="p" size="s" tone="muted">
            {messages.viewingsName}
          </Text>
          <ul className={css.list}>
            {viewings.map(({ id, state, startsAt }) => {
              const words = messages.viewingAt(
                formatShortDay(startsAt),
                formatTime(startsAt),
                messages.viewingState[state],
              );
              return (
                <li key={id}>{unitId === null ? words : <Link href={viewingsPath(unitId)}>{words}</Link>}</li>
              );
            })}
          </ul>
        </div>
      ) : null}
      {rental ? (
        <div>
          <Text as="p" size="s" tone="muted">
            {messages.offerName}
          </Text>
          <Link href={contractPath(rental.id)}>
            {offer ? messages.offerOf(formatMoney(offer.monthlyRent), offer.months) : messages.rentalLabel}
          </Link>
        </div>
      ) : null}
    </Stack>
  );
}

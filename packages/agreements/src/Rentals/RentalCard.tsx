import type { RentalEntry } from '@sewa/api/client';
import { contractPath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { describeHome } from '../describeHome.ts';
import { describeStanding, findTone } from '../describeStanding.ts';
import * as common from '../messages.ts';
import { findNextStep } from './findNextStep.ts';
import * as messages from './messages.ts';

/** A rental in a list: the home, the other side, whose turn it is, and the one button that leads on. */
export function RentalCard({ rental }: { readonly rental: RentalEntry }) {
  const { id, listing, openOffer, side, otherNames } = rental;
  const home = describeHome(listing);
  const { label, isTurn } = findNextStep(rental);
  return (
    <Card as="article" padding="l">
      <Inline justify="between" gap="m">
        <Stack gap="s">
          <Heading level={2} size="s">
            {home}
          </Heading>
          <Text as="p" tone="muted">
            {messages.homeWith(common.joinNames(otherNames))}
          </Text>
          <Inline>
            <Badge tone={findTone(rental)}>{describeStanding(rental)}</Badge>
          </Inline>
          {openOffer ? (
            <Text as="p">
              {openOffer.by === side ? messages.yourOffer : messages.theirOffer}
              {`: ${common.sayTerms(openOffer)}`}
            </Text>
          ) : null}
        </Stack>
        <Link
          variant={isTurn ? 'primary' : 'secondary'}
          href={contractPath(id)}
          aria-label={`${label}: ${home}`}
        >
          {label}
        </Link>
      </Inline>
    </Card>
  );
}

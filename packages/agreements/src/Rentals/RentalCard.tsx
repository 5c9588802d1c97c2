import type { RentalEntry } from '@sewa/api/client';
import { contractPath } from '@sewa/paths';
import { Badge, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { describeHome } from '../describeHome.ts';
import { describeStanding, findTone } from '../describeStanding.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** A rental in a list: the home, the other side, whose turn it is, and the one button that leads on. */
export function RentalCard({ rental }: { readonly rental: RentalEntry }) {
  const { id, listing, openOffer, may, side, otherNames } = rental;
  const home = describeHome(listing);
  const canAnswer = may.includes('accept');
  const canOffer = may.includes('offer') && side === 'tenant';
  const canSign = may.includes('sign');
  const label = canAnswer
    ? messages.answerLabel
    : canSign
      ? messages.signLabel
      : canOffer
        ? messages.offerLabel
        : messages.openLabel;
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
          variant={canAnswer || canSign ? 'primary' : 'secondary'}
          href={contractPath(id)}
          aria-label={`${label}: ${home}`}
        >
          {label}
        </Link>
      </Inline>
    </Card>
  );
}

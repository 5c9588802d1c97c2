import type { Rental } from '@sewa/api/client';
import { Card, Heading, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { CardFacts } from './CardFacts.tsx';
import * as messages from './messages.ts';

/** The renter's cards that tenants share with the landlord's side. */
export function SharedCards({ cards }: Pick<Rental, 'cards'>) {
  return (
    <Stack as="section" gap="m" aria-labelledby="cards-title">
      <Heading level={2} size="m" id="cards-title">
        {messages.cardsTitle}
      </Heading>
      {cards.length === 0 ? (
        <Text as="p" tone="muted">
          {messages.noCards}
        </Text>
      ) : null}
      {cards.map((card) => (
        <Card key={card.partyId} padding="l">
          <Stack gap="m">
            <Heading level={3} size="s">
              {messages.cardOf(card.name ?? common.someone)}
            </Heading>
            <CardFacts card={card} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

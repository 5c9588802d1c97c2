import type { Rental } from '@sewa/api/client';
import { Badge, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import { RulesLink } from './RulesLink.tsx';

/** What the law says of the open or agreed offer, with its sources. */
export function Law({ reasons, terms, listing }: Pick<Rental, 'reasons' | 'terms' | 'listing'>) {
  return (
    <Stack as="section" gap="m" aria-labelledby="law-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="law-title">
          {messages.lawTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.lawLead}
        </Text>
      </Stack>
      {reasons.length === 0 ? <Text as="p">{messages.lawFine}</Text> : null}
      {reasons.map(({ rule, answer, words, source }) => (
        <Card key={`${rule} ${words}`}>
          <Stack gap="s">
            <Inline>
              <Badge tone={answer === 'no' ? 'danger' : 'warning'}>{messages.answer[answer]}</Badge>
            </Inline>
            <Text as="p">{words}</Text>
            <Text as="p" size="s" tone="muted">
              {messages.basis[source.basis]}
              {': '}
              {source.url ? <Link href={source.url}>{source.name}</Link> : source.name}
              {`, ${messages.checkedOn(source.readOn)}`}
            </Text>
          </Stack>
        </Card>
      ))}
      {terms ? <RulesLink listing={listing} terms={terms} /> : null}
    </Stack>
  );
}

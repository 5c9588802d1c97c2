import type { Authority } from '@sewa/api/client';
import { Card, Heading, List, Stack, Text } from '@sewa/ui';
import { AuthorityRow } from './AuthorityRow.tsx';
import { NEW_AUTHORITY } from './authorityForms.ts';
import { GrantForm } from './GrantForm.tsx';
import * as messages from './messages.ts';

const order: readonly Authority['state'][] = ['asked', 'running', 'upcoming', 'ended'];

/** The agents of a home as its owner sees them: requests first, then who may advertise it. */
export function Agents({ authorities }: { readonly authorities: readonly Authority[] }) {
  const sorted = [...authorities].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Stack as="section" gap="m" id="agents" aria-labelledby="agents-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="agents-title">
          {messages.agentsTitle}
        </Heading>
        <Text tone="muted">{messages.agentsLead}</Text>
      </Stack>
      {sorted.length === 0 ? (
        <Text>{messages.noAgents}</Text>
      ) : (
        <List variant="boxed">
          {sorted.map((authority) => (
            <AuthorityRow key={authority.id} authority={authority} />
          ))}
        </List>
      )}
      <Card as="section" id={NEW_AUTHORITY} aria-labelledby="grant-title">
        <Stack gap="m">
          <Heading level={3} size="s" id="grant-title">
            {messages.grantTitle}
          </Heading>
          <GrantForm />
        </Stack>
      </Card>
    </Stack>
  );
}

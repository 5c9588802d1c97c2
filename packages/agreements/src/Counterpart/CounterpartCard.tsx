import type { RentalCounterpart } from '@sewa/api/client';
import { formatAgentSlug, formatContractActorType, formatMonth } from '@sewa/formatters';
import { agentPath } from '@sewa/paths';
import { Badge, Card, DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Who somebody is, as far as their counterpart may know. */
export function CounterpartCard({ counterpart }: { readonly counterpart: RentalCounterpart }) {
  const { name, actorType, isCompany, memberSince, registrationNumber, agentId, signedAtSingpassOn } =
    counterpart;
  return (
    <Card padding="l">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="l">
            {name ?? messages.unnamed}
          </Heading>
          {isCompany ? (
            <Inline>
              <Badge>{messages.company}</Badge>
            </Inline>
          ) : null}
        </Stack>
        <DescriptionList layout="rows">
          <DescriptionListItem name={messages.roleLabel}>
            {formatContractActorType(actorType)}
          </DescriptionListItem>
          <DescriptionListItem name={messages.sinceLabel} isMissing={memberSince === null}>
            {memberSince === null ? messages.noAccount : formatMonth(memberSince.slice(0, 7))}
          </DescriptionListItem>
          {registrationNumber === null ? null : (
            <DescriptionListItem name={messages.registrationLabel}>{registrationNumber}</DescriptionListItem>
          )}
          <DescriptionListItem name={messages.identityLabel}>
            {signedAtSingpassOn === null
              ? messages.notProven
              : messages.signedAtSingpass(common.sayDay(signedAtSingpassOn))}
          </DescriptionListItem>
        </DescriptionList>
        {agentId === null ? null : (
          <Inline>
            <Link
              variant="secondary"
              href={agentPath(agentId, formatAgentSlug({ name, registrationNumber }))}
            >
              {messages.cardLabel}
            </Link>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

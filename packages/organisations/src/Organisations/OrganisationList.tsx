import type { Member, Organisation } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Badge, Icon, Inline, List, ListItem, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { OrganisationForms } from './OrganisationForms.tsx';

interface OrganisationListProps {
  readonly organisations: readonly Organisation[];
  readonly members: readonly Member[];
  /** Whether each of them may be changed from here. */
  readonly isChangeable: boolean;
}

const formatPeople = ({ members }: Organisation): string =>
  members.length === 0
    ? messages.noPeople
    : messages.organisationPeople(members.map(({ name }) => name ?? common.noName));

const describeSize = ({ members, isClosed }: Organisation): string =>
  isClosed ? messages.closedLabel : messages.peopleCount(members.length);

/** The organisations below a corporate with who is in each; each opens to be changed by whoever may. */
export function OrganisationList({ organisations, members, isChangeable }: OrganisationListProps) {
  const answer = useActionData();
  if (isChangeable)
    return (
      <Accordion
        headingLevel={2}
        items={organisations.map((organisation) => ({
          id: organisation.id,
          defaultOpen: findResult(answer, organisation.id) !== null,
          title: (
            <Inline as="span" gap="s">
              {organisation.name}
              <Badge>{describeSize(organisation)}</Badge>
            </Inline>
          ),
          content: (
            <Stack gap="m">
              <Text as="p" size="s" tone="muted">
                {formatPeople(organisation)}
              </Text>
              <OrganisationForms organisation={organisation} members={members} />
            </Stack>
          ),
        }))}
      />
    );
  return (
    <List variant="boxed">
      {organisations.map((organisation) => (
        <ListItem
          key={organisation.id}
          start={<Icon name="hotel" />}
          end={<Badge>{describeSize(organisation)}</Badge>}
        >
          <Text weight="semibold">{organisation.name}</Text>
          <Text as="p" size="s" tone="muted">
            {formatPeople(organisation)}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}

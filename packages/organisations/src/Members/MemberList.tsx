import type { Corporate, Member, Organisation } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Avatar, Badge, Inline, List, ListItem, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { MemberForm } from './MemberForm.tsx';
import * as messages from './messages.ts';

interface MemberListProps {
  readonly members: readonly Member[];
  readonly corporate: Corporate;
  readonly organisations: readonly Organisation[];
  /** Whether each of them may be changed from here. */
  readonly isChangeable: boolean;
}

const nameOf = ({ name }: Member): string => name ?? common.noName;

function MemberBadges({ member }: { readonly member: Member }) {
  return (
    <>
      <Badge tone={member.role === 'administrator' ? 'accent' : 'neutral'}>
        {common.corporateRole[member.role]}
      </Badge>
      {member.isSelf ? <Badge tone="success">{messages.selfLabel}</Badge> : null}
    </>
  );
}

function MemberLabels({ member }: { readonly member: Member }) {
  return (
    <Text as="p" size="s" tone="muted">
      <span>{messages.memberFacts(member.organisation?.name, formatDay(member.joinedAt))}</span>
      {member.email ? (
        <>
          <br />
          <span>{member.email}</span>
        </>
      ) : null}
    </Text>
  );
}

/** Who belongs to a corporate; each of them opens to be changed by whoever may. */
export function MemberList({ members, corporate, organisations, isChangeable }: MemberListProps) {
  const answer = useActionData();
  if (isChangeable)
    return (
      <Accordion
        items={members.map((member) => ({
          id: member.id,
          defaultOpen: findResult(answer, member.id) !== null,
          title: (
            <Inline as="span" gap="s">
              {`${nameOf(member)} `}
              <MemberBadges member={member} />
            </Inline>
          ),
          content: (
            <Stack gap="m">
              <MemberLabels member={member} />
              <MemberForm member={member} corporate={corporate} organisations={organisations} />
            </Stack>
          ),
        }))}
      />
    );
  return (
    <List variant="boxed">
      {members.map((member) => (
        <ListItem
          key={member.id}
          start={<Avatar name={nameOf(member)} size="s" isDecorative />}
          end={<MemberBadges member={member} />}
        >
          <Text weight="semibold">{nameOf(member)}</Text>
          <MemberLabels member={member} />
        </ListItem>
      ))}
    </List>
  );
}

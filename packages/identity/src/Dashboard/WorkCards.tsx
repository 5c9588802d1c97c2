import type { Dashboard } from '@sewa/api/client';
import { formatShortDay } from '@sewa/formatters';
import { accountPath, chatPath, reviewPath, servicesPath } from '@sewa/paths';
import { Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as css from './Dashboard.css.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { describeAge } from './describeDay.ts';
import * as messages from './messages.ts';

type Team = NonNullable<Dashboard['team']>;

function Organisations({ organisations }: Pick<Team, 'organisations'>) {
  const shown = organisations.filter(
    ({ name, waiting, answeredAt }) => name !== null || waiting > 0 || answeredAt !== null,
  );
  if (shown.length === 0) return null;
  return (
    <Stack gap="s">
      <Text weight="semibold">{messages.teamOrganisationsTitle}</Text>
      <List aria-label={messages.teamOrganisationsTitle}>
        {shown.map(({ name, waiting, answeredBy, answeredAt }) => (
          <ListItem
            key={name}
            end={
              <Text as="span" size="s" weight={waiting > 0 ? 'semibold' : 'regular'}>
                {messages.teamCount(waiting)}
              </Text>
            }
          >
            <Text>{name ?? messages.noOrganisation}</Text>
            <Text size="s" tone="muted">
              {answeredAt === null
                ? messages.nobodyAnswered
                : messages.answeredLast(answeredBy ?? messages.someMember, formatShortDay(answeredAt))}
            </Text>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

function People({ people }: { readonly people: NonNullable<Team['people']> }) {
  if (people.length === 0) return null;
  return (
    <Stack gap="s">
      <Text weight="semibold">{messages.teamPeopleTitle}</Text>
      <List aria-label={messages.teamPeopleTitle}>
        {people.map(({ name, answered, waiting }) => (
          <ListItem
            key={`${name} ${answered} ${waiting}`}
            end={
              <Text as="span" size="s">
                {messages.personCounts(answered, waiting)}
              </Text>
            }
          >
            {name ?? messages.someMember}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

interface CompanyCardProps {
  readonly corporate: NonNullable<Dashboard['corporate']>;
  readonly team: Team | null;
}

/** The company somebody acts for: what waits in its conversations, whose they are, and its members; administrators see invitations, too. */
export function CompanyCard({ corporate, team }: CompanyCardProps) {
  const { name, members, openInvitations } = corporate;
  const invitations =
    openInvitations !== null && openInvitations > 0 ? messages.openInvitations(openInvitations) : null;
  return (
    <DashboardCard
      id="members"
      icon="building-2"
      title={name}
      way={{
        href: accountPath(),
        label: openInvitations === null ? messages.seeMembersLabel : messages.manageMembersLabel,
      }}
    >
      {team ? (
        <>
          <Text weight={team.waiting > 0 ? 'semibold' : 'regular'}>
            {messages.teamWaiting(team.waiting)}
            {team.unanswered > 0 ? ` ${messages.teamUnanswered(team.unanswered)}` : ''}
          </Text>
          <div className={css.pair}>
            <Organisations organisations={team.organisations} />
            {team.people ? <People people={team.people} /> : null}
          </div>
        </>
      ) : null}
      <Text tone="muted">{[messages.memberCount(members), invitations].filter(Boolean).join('. ')}</Text>
    </DashboardCard>
  );
}

const queuePaths: Readonly<Record<NonNullable<Dashboard['queues']>[number]['queue'], string>> = {
  listings: reviewPath(),
  reports: reviewPath(),
  disputes: reviewPath(),
  applications: servicesPath(),
  differences: servicesPath(),
  help: chatPath(),
};

interface QueuesCardProps {
  readonly queues: NonNullable<Dashboard['queues']>;
  readonly today: string;
}

/** What waits for operators: how much, for how long, and where. */
export function QueuesCard({ queues, today }: QueuesCardProps) {
  return (
    <DashboardCard id="queues" icon="shield-check" title={messages.queuesTitle}>
      <List aria-label={messages.queuesTitle}>
        {queues.map(({ queue, count, oldestAt }) => (
          <ListItem
            key={queue}
            isInteractive
            end={
              <Text
                as="span"
                weight={count > 0 ? 'semibold' : 'regular'}
                tone={count > 0 ? 'default' : 'muted'}
              >
                {count}
              </Text>
            }
          >
            <Link variant="quiet" href={queuePaths[queue]} isStretched>
              {messages.queueName[queue]}
            </Link>
            <Text size="s" tone="muted">
              {oldestAt === null ? messages.emptyQueue : describeAge(oldestAt, today)}
            </Text>
          </ListItem>
        ))}
      </List>
    </DashboardCard>
  );
}

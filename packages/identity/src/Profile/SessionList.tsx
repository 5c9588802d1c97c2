import type { SessionEntry } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { profilePath } from '@sewa/paths';
import { Badge, Button, Heading, Icon, Inline, List, ListItem, Stack, Text } from '@sewa/ui';
import type { FormEvent } from 'react';
import { describeSession, findSessionIcon } from './describeSession.ts';
import * as messages from './messages.ts';
import { sessionButtons, sessionsId } from './sessionForms.ts';
import { useEndSessions } from './useEndSessions.ts';

interface SessionListProps {
  readonly sessions: readonly SessionEntry[];
}

/** Where somebody is logged in, and the way to end what is not theirs any more. */
export function SessionList({ sessions }: SessionListProps) {
  const { end, endOthers, ending } = useEndSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const id = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const session = others.find((other) => other.id === id);
    void (session ? end(session) : endOthers());
  };
  return (
    <PageForm id={sessionsId} action={profilePath()} aria-labelledby="sessions-title" onSubmit={submit}>
      <Stack gap="m">
        <Heading level={2} size="m" id="sessions-title">
          {messages.sessionsTitle}
        </Heading>
        <List variant="boxed">
          {sessions.map((session) => {
            const label = describeSession(session);
            return (
              <ListItem
                key={session.id}
                start={<Icon name={findSessionIcon(session)} />}
                end={
                  session.isCurrent ? (
                    <Badge tone="success">{messages.currentSessionLabel}</Badge>
                  ) : (
                    <Button
                      type="submit"
                      variant="secondary"
                      size="s"
                      name={sessionButtons.end}
                      value={session.id}
                      aria-label={messages.endSessionOf(label)}
                      isBusy={ending === session.id}
                    >
                      {messages.endSessionLabel}
                    </Button>
                  )
                }
              >
                <Text weight="semibold">{label}</Text>
                <Text size="s" tone="muted">
                  {session.isCurrent
                    ? messages.currentSessionFacts(formatDay(session.startedAt))
                    : messages.sessionFacts(formatDay(session.startedAt), formatDay(session.lastUsedAt))}
                </Text>
              </ListItem>
            );
          })}
        </List>
        {others.length > 1 ? (
          <Inline>
            <Button
              type="submit"
              variant="secondary"
              name={sessionButtons.endOthers}
              isBusy={ending === 'others'}
            >
              {messages.endOtherSessionsLabel}
            </Button>
          </Inline>
        ) : null}
        <Text size="s" tone="muted">
          {messages.sessionsHint}
        </Text>
      </Stack>
    </PageForm>
  );
}

import type { EnquiryCard, EnquiryStanding } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { CorporateField, useRoute, useWrite } from '@sewa/api/swr';
import { useChat } from '@sewa/chat/react';
import { formatShortDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { Button, Select, Text } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../messages.ts';
import * as css from './EnquiryBar.css.ts';
import { StateBadge } from './StateBadge.tsx';

interface EnquiryBarProps {
  readonly conversationId: string;
  readonly enquiry: EnquiryStanding;
  readonly state: EnquiryStanding['state'];
  readonly members: EnquiryCard['members'];
}

/** Where an enquiry stands and who answers it, for the side that lets; the asker sees none of it. */
export function EnquiryBar({ conversationId, enquiry, state, members }: EnquiryBarProps) {
  const chat = useChat();
  const { data: user } = useRoute('getUser', members.length > 0 ? {} : null, { isErrorReturned: true });
  const fit = useWrite('markNotFit');
  const assignment = useWrite('assignConversation');
  const [problem, setProblem] = useState('');
  const { notFit, assignee } = enquiry;
  const change = async (work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await work();
      await chat?.refresh();
    } catch (error) {
      setProblem(explainError(error));
    }
  };
  const markFit = (event: FormEvent) => {
    event.preventDefault();
    void change(() => fit.write({ conversationId, body: { isNotFit: notFit === null } }));
  };
  const assign = (userId: string) =>
    change(() => assignment.write({ conversationId, body: { userId: userId === '' ? null : userId } }));
  const others = members.filter(({ userId }) => userId !== user?.id);
  const isOwn = assignee !== null && assignee.userId === user?.id;
  return (
    <div className={css.bar}>
      <StateBadge state={state} />
      <PageForm onSubmit={markFit}>
        <CorporateField />
        <input type="hidden" name="form" value={notFit ? 'fit' : 'not-fit'} />
        <Button
          type="submit"
          variant="quiet"
          size="s"
          title={notFit ? undefined : messages.notFitHint}
          isBusy={fit.isWriting}
        >
          {notFit ? messages.undoLabel : messages.notFitLabel}
        </Button>
      </PageForm>
      {notFit ? (
        <Text size="s" tone="muted">
          {messages.notFitBy(
            notFit.byName ?? messages.someone,
            formatShortDay(notFit.at).replace(/^.*, /, ''),
          )}
        </Text>
      ) : null}
      {members.length === 0 ? null : (
        <PageForm
          className={css.assign}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            void assign(String(new FormData(event.currentTarget).get('userId') ?? ''));
          }}
        >
          <CorporateField />
          <input type="hidden" name="form" value="assign" />
          {others.length === 0 ? (
            <>
              {assignee ? (
                <Text size="s" tone="muted">
                  {isOwn ? messages.assignedToMe : messages.assignedTo(assignee.name ?? messages.someone)}
                </Text>
              ) : null}
              <input type="hidden" name="userId" value={isOwn ? '' : (members[0]?.userId ?? '')} />
              <Button type="submit" variant="quiet" size="s" isBusy={assignment.isWriting}>
                {isOwn ? messages.giveBackLabel : messages.takeLabel}
              </Button>
            </>
          ) : (
            <>
              <Select
                key={assignee?.userId}
                label={messages.assigneeLabel}
                isLabelHidden
                name="userId"
                defaultValue={assignee?.userId ?? ''}
                options={[
                  { value: '', label: messages.nobodyAssigned },
                  ...members.map(({ userId, name }) => ({
                    value: userId,
                    label: messages.assignedTo(name ?? messages.someone),
                  })),
                ]}
                onChange={(event) => void assign(event.currentTarget.value)}
              />
              <noscript>
                <Button type="submit" variant="secondary" size="s">
                  {messages.saveLabel}
                </Button>
              </noscript>
            </>
          )}
        </PageForm>
      )}
      <span role="alert" className={css.problem}>
        {problem}
      </span>
    </div>
  );
}

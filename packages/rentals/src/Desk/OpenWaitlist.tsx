import { buildRouteUrl, type DeskWaitlistPeople } from '@sewa/api/client';
import { CorporateField, useRoute } from '@sewa/api/swr';
import { formatDay, formatPhone } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { waitlistPath } from '@sewa/paths';
import { Banner, Button, EmptyState, Inline, Link, Stack, Table, type TableColumn, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { deskButtons } from './deskForms.ts';
import { sectionPath } from './deskSections.ts';
import { Muted } from './Muted.tsx';
import * as messages from './messages.ts';
import { OpenItem } from './OpenItem.tsx';
import { stateTone } from './Waitlists.tsx';

type Person = DeskWaitlistPeople['people'][number];

const columns: readonly TableColumn<Person>[] = [
  { key: 'name', label: messages.personHead, isRowHeader: true, cell: ({ name }) => name },
  { key: 'email', label: messages.emailHead, cell: ({ email }) => email },
  {
    key: 'phone',
    label: messages.phoneHead,
    cell: ({ phoneNumber }) =>
      phoneNumber === null ? <Muted>{messages.noPhone}</Muted> : formatPhone(phoneNumber),
  },
  { key: 'joined', label: messages.joinedHead, cell: ({ joinedAt }) => formatDay(joinedAt) },
  { key: 'place', label: messages.placeHead, isNumeric: true, cell: ({ place }) => place },
];

/** Closes an open list, or opens a closed one. */
function StateButton({ name, state }: Pick<DeskWaitlistPeople, 'name' | 'state'>) {
  const isOpen = state === 'open';
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        name={isOpen ? deskButtons.close : deskButtons.open}
        value={name}
      >
        {isOpen ? messages.closeLabel : messages.openLabel}
      </Button>
    </PageForm>
  );
}

/** One waitlist and the people on it. */
export function OpenWaitlist({ id }: { readonly id: string }) {
  const { data: waitlist, error } = useRoute('getDeskWaitlist', { name: id }, { isErrorReturned: true });
  const result = findResult(useActionData(), id);
  if (error) return <Banner tone="warning">{messages.waitlistGone}</Banner>;
  if (!waitlist) return null;
  const { name, title, state, confirmed, unconfirmed, people } = waitlist;
  return (
    <OpenItem
      title={title}
      badge={{ tone: stateTone[state], words: messages.waitlistState[state] }}
      back={{ href: sectionPath('waitlists'), label: messages.allWaitlistsLabel }}
      actions={
        <Inline gap="s">
          <Link href={waitlistPath(name)} size="s">
            {messages.seePageLabel}
          </Link>
          <StateButton name={name} state={state} />
          {confirmed === 0 ? null : (
            <Link variant="primary" size="s" href={buildRouteUrl('getDeskWaitlistCsv', { name })} download>
              {messages.downloadLabel}
            </Link>
          )}
        </Inline>
      }
    >
      <FormError result={result} />
      {people.length === 0 ? (
        <EmptyState icon="user" title={messages.noPeopleTitle} level={3}>
          {messages.noPeopleLead(unconfirmed)}
        </EmptyState>
      ) : (
        <Stack gap="s">
          <Table
            caption={messages.peopleCaption(confirmed)}
            columns={columns}
            rows={people}
            rowKey={({ place }) => String(place)}
          />
          {people.length < confirmed ? (
            <Text size="s" tone="muted">
              {messages.firstPeople(people.length, confirmed)}
            </Text>
          ) : null}
        </Stack>
      )}
    </OpenItem>
  );
}

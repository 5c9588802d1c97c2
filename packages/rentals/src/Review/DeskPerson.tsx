import { useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { reviewPath } from '@sewa/paths';
import { Banner, Card, DescriptionList, DescriptionListItem, Heading, Link, Stack, Text } from '@sewa/ui';
import { DeskHomes } from './DeskHomes.tsx';
import * as messages from './messages.ts';
import { reviewParameters } from './reviewForms.ts';

interface DeskPersonProps {
  readonly id: string;
  /** What was searched for before. */
  readonly words: string;
}

/** What an operator may see of a person; nothing can be changed here. */
export function DeskPerson({ id, words }: DeskPersonProps) {
  const { data: person, error } = useRoute('getDeskPerson', { id }, { isErrorReturned: true });
  const back = `${reviewPath()}?${new URLSearchParams({ [reviewParameters.words]: words })}`;
  if (error) return <Banner tone="warning">{messages.personGone}</Banner>;
  if (!person) return null;
  const { personFact } = messages;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [personFact.phone, person.phoneNumber],
    [personFact.email, person.email],
    [personFact.types, person.userTypeIds.map((type) => messages.userType[type] ?? '').join(', ')],
    [personFact.since, formatDay(person.signedUpAt)],
    [personFact.identity, person.isVerified ? messages.verified : messages.notVerified],
    [personFact.registration, person.registrationNumber],
    [
      personFact.companies,
      person.companies
        .map(({ name, isVerified }) =>
          isVerified ? name : `${name} (${messages.notVerified.toLowerCase()})`,
        )
        .join(', '),
    ],
    [personFact.reports, messages.tally(person.reports, person.upheld)],
    [personFact.bills, messages.billsOf(person.bills.open, person.bills.paid)],
  ];
  return (
    <Card as="article" padding="l" aria-labelledby="person-title">
      <Stack gap="l">
        <Stack gap="xxs">
          <Heading level={2} size="m" id="person-title">
            {person.name ?? messages.unnamedPerson}
          </Heading>
          {words === '' ? (
            <Link href={reviewPath()}>{messages.backToQueues}</Link>
          ) : (
            <Link href={back}>{messages.backToResults}</Link>
          )}
        </Stack>
        <DescriptionList>
          {facts.map(([name, value]) =>
            value ? (
              <DescriptionListItem key={name} name={name}>
                {value}
              </DescriptionListItem>
            ) : null,
          )}
        </DescriptionList>
        <Stack as="section" gap="s" aria-labelledby="their-homes">
          <Heading level={3} size="s" id="their-homes">
            {messages.homesOfPerson}
          </Heading>
          {person.homes.length === 0 ? (
            <Text tone="muted">{messages.noHomes}</Text>
          ) : (
            <DeskHomes homes={person.homes} />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

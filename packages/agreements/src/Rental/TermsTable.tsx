import type { Offer, Rental } from '@sewa/api/client';
import { Badge, Heading, Stack, Table, Text, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import { describeTerms } from './describeTerms.ts';
import * as messages from './messages.ts';
import * as css from './TermsTable.css.ts';

interface TermsRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (readonly string[])[];
}

const nameOffer = ({ number, by, byName }: Offer, side: Rental['side']): string =>
  messages.offerBy(number, by === side ? messages.you : (byName ?? common.someone));

function listRows(offers: readonly Offer[]): TermsRow[] {
  const columns = offers.map(({ terms, createdAt, expiresAt, state }) => [
    ...describeTerms(terms, createdAt).map(({ key, lines }) => ({ name: messages.termName[key], lines })),
    { name: messages.termName.expires, lines: [common.sayMoment(expiresAt)] },
    { name: messages.status, lines: [messages.offerState[state]] },
  ]);
  return (columns[0] ?? []).map(({ name }, index) => ({
    key: name,
    name,
    values: columns.map((column) => column[index]?.lines ?? []),
  }));
}

const isChanged = ({ name, values }: TermsRow, at: number): boolean =>
  at > 0 &&
  name !== messages.status &&
  name !== messages.termName.expires &&
  JSON.stringify(values[at]) !== JSON.stringify(values[at - 1]);

function Value({ lines, isNew }: { readonly lines: readonly string[]; readonly isNew: boolean }) {
  const text =
    lines.length === 1 ? (
      lines[0]
    ) : (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return isNew ? (
    <div className={css.changed}>
      {text}
      <Badge tone="info">{messages.changed}</Badge>
    </div>
  ) : (
    text
  );
}

/** The last offer, beside the one before it: what changed is marked in words. */
export function TermsTable({ rental }: { readonly rental: Rental }) {
  const { offers, side, isSubjectToContract } = rental;
  if (offers.length === 0) return null;
  const sorted = offers.toSorted((a, b) => a.number - b.number);
  const accepted = sorted.filter((offer) => offer.state === 'accepted');
  const shown = accepted.length > 0 ? accepted : sorted.slice(-2);
  const title = accepted.length > 0 ? 'agreed' : shown.length > 1 ? 'counter' : 'offer';
  return (
    <Stack as="section" gap="m" id="terms" aria-labelledby="terms-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="terms-title">
          {messages.termsTitle[title]}
        </Heading>
        {accepted.length === 0 || isSubjectToContract ? (
          <Text as="p" tone="muted">
            {common.subjectToContract}
          </Text>
        ) : null}
      </Stack>
      <Table<TermsRow>
        caption={<VisuallyHidden>{messages.termsCaption}</VisuallyHidden>}
        rows={listRows(shown)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'term', label: messages.term, cell: ({ name }) => name, isRowHeader: true },
          ...shown.map((offer, at) => ({
            key: offer.id,
            label: nameOffer(offer, side),
            cell: (row: TermsRow) => <Value lines={row.values[at] ?? []} isNew={isChanged(row, at)} />,
          })),
        ]}
      />
    </Stack>
  );
}

import { formatDay } from '@sewa/formatters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './tableColumns.ts';

interface Bill {
  id: string;
  due: string;
  what: string;
  cents: number;
  isPaid: boolean;
}

const bills: Bill[] = [
  { id: '1', due: '2026-10-01', what: 'Rent for October', cents: 240_000, isPaid: true },
  { id: '2', due: '2026-11-01', what: 'Rent for November', cents: 240_000, isPaid: true },
  { id: '3', due: '2026-11-12', what: 'Air-conditioning, quarterly service', cents: 9_810, isPaid: false },
  { id: '4', due: '2026-12-01', what: 'Rent for December', cents: 240_000, isPaid: false },
];

const columns: TableColumn<Bill>[] = [
  { key: 'what', label: 'Bill', cell: ({ what }) => what, isRowHeader: true },
  { key: 'due', label: 'Due', cell: ({ due }) => formatDay(due), isSortable: true },
  {
    key: 'isPaid',
    label: 'Status',
    cell: ({ isPaid }) => <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Open'}</Badge>,
  },
  {
    key: 'cents',
    label: 'Amount',
    cell: ({ cents }) => `$${(cents / 100).toLocaleString('en-SG', { minimumFractionDigits: 2 })}`,
    isNumeric: true,
    isSortable: true,
  },
];

function Bills({ rows = bills }: { rows?: Bill[] | null }) {
  const [sort, setSort] = useState<TableSort>({ key: 'cents', direction: 'descending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows?.toSorted((a, b) =>
    sort.key === 'cents' ? turn * (a.cents - b.cents) : turn * a.due.localeCompare(b.due),
  );
  return (
    <Table
      caption="Bills for this tenancy"
      columns={columns}
      rows={sorted ?? null}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={({ value }) => setSort(value)}
    />
  );
}

const meta: Meta<typeof Table<Bill>> = {
  title: 'Components/Table',
  component: Table,
  parameters: {
    use: 'Several values a row that people compare or sort.',
    avoid: 'One or two values a row: use List. For facts of one thing, use DescriptionList.',
    frame: 'full',
  },
};
export default meta;
type Story = StoryObj;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Table<Bill>> = {
  args: { caption: 'Bills for this tenancy', columns, rows: bills, rowKey: ({ id }) => id, narrow: 'cards' },
};

/** Heads of columns a person may sort by are buttons; the sorted one says which way. */
export const Sorted: Story = { render: () => <Bills /> };

/** Given little room, each row is a card and the sorting stands above. */
export const Cards: Story = {
  render: () => (
    <div style={{ inlineSize: '22rem' }}>
      <Bills />
    </div>
  ),
};

/** While its rows are on their way, and with none, with words of its own and without. */
export const LoadingAndEmpty: Story = {
  render: () => (
    <Stack gap="xl">
      <Bills rows={null} />
      <Bills rows={[]} />
      <Table
        caption={<VisuallyHidden>Last year's bills</VisuallyHidden>}
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        empty="No bills were due last year."
      />
    </Stack>
  ),
};

const places = ['Bishan Street 12', 'Ang Mo Kio Avenue 3', 'Serangoon North Avenue 1', 'Toa Payoh Lorong 4'];
const compared: TableColumn<readonly string[]>[] = [
  {
    key: 'fact',
    label: '',
    cell: ([name]) => name,
    isRowHeader: true,
  },
  ...places.map((place, index) => ({
    key: place,
    label: place,
    head: <Link href={`#${index}`}>{place}</Link>,
    cell: (row: readonly string[]) => row[index + 1],
  })),
];

/** Where columns are compared they scroll under the first one instead. */
export const Scrolling: Story = {
  render: () => (
    <div style={{ inlineSize: '30rem' }}>
      <Table
        narrow="scroll"
        caption={<VisuallyHidden>Compare homes</VisuallyHidden>}
        columns={compared}
        rows={[
          ['Monthly rent', '$2,400', '$2,650', '$2,100', '$2,800'],
          ['Bedrooms', '3', '3', '2', '3'],
          ['Furnishing', 'Partially furnished', 'Not stated', 'Furnished', 'Unfurnished'],
        ]}
        rowKey={([name]) => name ?? ''}
      />
    </div>
  ),
};

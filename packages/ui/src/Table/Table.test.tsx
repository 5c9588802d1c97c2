import { render, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './tableColumns.ts';

interface Home {
  id: string;
  place: string;
  rent: number;
}

const homes: Home[] = [
  { id: 'a', place: 'Bishan', rent: 2400 },
  { id: 'b', place: 'Bedok', rent: 2100 },
];

const columns: TableColumn<Home>[] = [
  { key: 'place', label: 'Home', cell: ({ place }) => place, isRowHeader: true, isSortable: true },
  { key: 'rent', label: 'Rent', cell: ({ rent }) => `$${rent}`, isNumeric: true, isSortable: true },
  { key: 'id', label: 'Code', cell: ({ id }) => id },
];

const byId = ({ id }: Home) => id;

function Sortable({ onSortChange }: { onSortChange: (change: { value: TableSort }) => void }) {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      caption="Homes"
      columns={columns}
      rows={homes}
      rowKey={byId}
      sort={sort}
      onSortChange={(change) => {
        setSort(change.value);
        onSortChange(change);
      }}
    />
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });

test('it is a table with a name, heads of columns and of rows', () => {
  const ref = createRef<HTMLTableElement>();
  render(<Table caption="Homes" columns={columns} rows={homes} rowKey={byId} ref={ref} id="homes" />);
  const table = screen.getByRole('table', { name: 'Homes' });
  expect(table).toBe(ref.current);
  expect(table.id).toBe('homes');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Home', 'Rent', 'Code']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Bishan', 'Bedok']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$2400', 'a', '$2100', 'b']);
});

test('a press on a head asks for its order, another press for the other way round', async () => {
  const onSortChange = vi.fn();
  render(<Sortable onSortChange={onSortChange} />);
  const requested = () => onSortChange.mock.lastCall?.[0].value;
  expect(head('Rent').getAttribute('aria-sort')).toBe('none');
  expect(head('Code').getAttribute('aria-sort')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rent' }));
  expect(requested()).toEqual({ key: 'rent', direction: 'ascending' });
  expect(head('Rent').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Rent' }));
  expect(requested()).toEqual({ key: 'rent', direction: 'descending' });
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(requested()).toEqual({ key: 'place', direction: 'ascending' });
  expect(head('Rent').getAttribute('aria-sort')).toBe('none');
});

test('the heads one can sort by are reached by Tab, work by Enter and Space, and keep the focus', async () => {
  const onSortChange = vi.fn();
  render(<Sortable onSortChange={onSortChange} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Rent');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onSortChange.mock.calls.map(([{ value }]) => value.direction)).toEqual(['ascending', 'descending']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rent' }));
});

test('without rows it says so, in its own words or in those it is given', () => {
  render(
    <UiProvider messages={{ noRows: 'Tiada apa-apa' }}>
      <Table caption="First" columns={columns} rows={[]} rowKey={byId} />
      <Table caption="Second" columns={columns} rows={[]} rowKey={byId} empty="No homes yet" />
    </UiProvider>,
  );
  const [first, second] = screen.getAllByRole('cell');
  expect([first?.textContent, second?.textContent]).toEqual(['Tiada apa-apa', 'No homes yet']);
  expect(first?.getAttribute('colspan')).toBe('3');
});

test('while its rows are on their way it is busy, says so once and keeps their place', () => {
  render(<Table caption="Homes" columns={columns} rows={null} rowKey={byId} />);
  const table = screen.getByRole('table', { name: 'Homes' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(within(table).getAllByText('Loading')).toHaveLength(1);
  expect(within(table).getAllByRole('row')).toHaveLength(4);
});

test('given little room, rows are cards with a label at each value, and still a table to be sorted', async () => {
  await page.viewport(360, 640);
  render(<Sortable onSortChange={() => undefined} />);
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row && getComputedStyle(row).display).toBe('block');
  const rent = screen.getByRole('cell', { name: '$2400' });
  expect(getComputedStyle(rent, '::before').content).toContain('"Rent"');
  expect(screen.getByRole('button', { name: 'Rent' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
  expect(head('Code').getBoundingClientRect().width).toBe(1);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1024, 768);
});

test('its heads stay in sight while its rows scroll by', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    place: `Home ${index}`,
    rent: index,
  }));
  render(<Table caption="Homes" columns={columns} rows={many} rowKey={byId} />);
  window.scrollTo(0, 900);
  expect(head('Rent').getBoundingClientRect().top).toBe(0);
  window.scrollTo(0, 0);
});

test('columns that scroll do so in a named region the keyboard reaches, under the heads of rows', async () => {
  await page.viewport(360, 640);
  render(<Table narrow="scroll" caption="Side by side" columns={columns} rows={homes} rowKey={byId} />);
  await userEvent.tab();
  const region = screen.getByRole('region', { name: 'Side by side' });
  expect(document.activeElement).toBe(region);
  region.scrollTo({ left: 80 });
  const [first] = screen.getAllByRole('rowheader');
  expect(region.scrollLeft).toBeGreaterThan(0);
  expect(first?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left + 1);
  await page.viewport(1024, 768);
});

test('a row that stays the same is not drawn again when others join it', () => {
  const cell = vi.fn(({ place }: Home) => place);
  const counted = [{ key: 'place', label: 'Home', cell }];
  const mount = (rows: Home[]) => <Table caption="Homes" columns={counted} rows={rows} rowKey={byId} />;
  const { rerender } = render(mount(homes));
  cell.mockClear();
  rerender(mount([...homes, { id: 'c', place: 'Queenstown', rent: 2000 }]));
  expect(cell).toHaveBeenCalledTimes(1);
});

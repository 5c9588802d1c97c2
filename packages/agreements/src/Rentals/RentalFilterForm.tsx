import { contractsPath } from '@sewa/paths';
import { Button, Inline, Link, Select } from '@sewa/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from './messages.ts';
import { type RentalFilters, readRentalFilters, writeRentalQuery } from './rentalFilters.ts';

const listOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Narrows the list by its address, and gives what is in it as a file. */
export function RentalFilterForm({ filters }: { readonly filters: RentalFilters }) {
  const navigate = useNavigate();
  const query = writeRentalQuery(filters);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, text] of new FormData(event.currentTarget))
      if (typeof text === 'string') params.append(name, text);
    navigate(contractsPath(writeRentalQuery(readRentalFilters(params))));
  };
  return (
    <Inline
      as="form"
      gap="m"
      align="end"
      method="get"
      action={contractsPath()}
      aria-label={messages.filtersLabel}
      onSubmit={show}
    >
      <Select
        label={messages.groupLabel}
        name="group"
        placeholder={messages.everyGroup}
        options={listOptions(messages.groups)}
        defaultValue={filters.group ?? ''}
      />
      <Select
        label={messages.sideLabel}
        name="as"
        placeholder={messages.bothSides}
        options={listOptions(messages.sides)}
        defaultValue={filters.as ?? ''}
      />
      <Button type="submit" variant="secondary">
        {messages.filterLabel}
      </Button>
      <Link variant="secondary" href={`/api/rentals.csv${query && `?${query}`}`}>
        {messages.csvLabel}
      </Link>
    </Inline>
  );
}

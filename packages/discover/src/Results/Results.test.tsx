import { mockRoute } from '@sewa/api/mocks';
import { normalizeDiscoverFilters } from '@sewa/formatters';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleItem } from '../fixtures.ts';
import { Results } from './Results.tsx';

test("'Show more homes' by keyboard leads to the first home that is new", async () => {
  const item = (id: string) => ({ ...sampleItem, id, title: `Home ${id}` });
  openScreen(
    <Results
      filters={normalizeDiscoverFilters({})}
      first={{ items: [item('one')], nextCursor: 'next' }}
      numbers={undefined}
      cursor={null}
    />,
    {
      data: {},
      address: '/discover',
      answers: [mockRoute('listDiscover', { items: [item('two'), item('three')], nextCursor: 'last' })],
    },
  );
  screen.getByRole('link', { name: 'Show more homes' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.closest('article')?.id).toBe('two');
  expect(document.activeElement?.textContent).toContain('Home two');
});

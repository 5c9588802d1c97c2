import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatTile } from './StatTile.tsx';

test('the figure and its change are definitions of what is counted', () => {
  render(<StatTile label="Homes let" value="128" change="12 more than in October" tone="success" />);
  expect(screen.getByRole('term').textContent).toBe('Homes let');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '128',
    '12 more than in October',
  ]);
});

test('without a change there is only the figure', () => {
  render(<StatTile label="Homes let" value="128" />);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

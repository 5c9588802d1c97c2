import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Total } from './Total.tsx';

test.each([
  [{ total: undefined, isUncounted: false }, 'Counting…'],
  [{ total: undefined, isUncounted: true }, "We couldn't count the homes."],
  [{ total: 0, isUncounted: false }, '0 homes'],
  [{ total: 1, isUncounted: false }, '1 home'],
  [{ total: 12_345, isUncounted: true }, '12,345 homes'],
])('%j is told as %s', (props, text) => {
  render(<Total {...props} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

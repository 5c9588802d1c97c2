import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('it is a progress bar without a value, named by what is waited for', () => {
  render(
    <>
      <Spinner />
      <Spinner label="Looking for homes" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Loading' }).hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByRole('progressbar', { name: 'Looking for homes' })).toBeTruthy();
});

test('it stands still where motion is reduced', () => {
  render(<Spinner />);
  expect(getComputedStyle(screen.getByRole('progressbar')).animationName).toBe('none');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Offer', href: '#offer' },
  { label: 'Contract', href: '#contract' },
  { label: 'Move in' },
];
const states = () =>
  screen.getAllByRole('listitem').map((item) => [item.dataset.state, item.getAttribute('aria-current')]);

test('it is a named list that says which step is at hand and which are done', () => {
  render(<Stepper label="Rent this home" steps={steps} current={1} />);
  expect(screen.getByRole('list', { name: 'Rent this home' })).toBeTruthy();
  expect(states()).toEqual([
    ['done', null],
    ['current', 'step'],
    ['ahead', null],
  ]);
  expect(screen.getByRole('img', { name: 'Done' })).toBeTruthy();
});

test('only a step that is done leads back', () => {
  render(<Stepper label="Rent this home" steps={steps} current={1} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Offer']);
});

test('when all are done none is at hand', () => {
  render(<Stepper label="Rent this home" steps={steps} current={3} />);
  expect(states().map(([state]) => state)).toEqual(['done', 'done', 'done']);
});

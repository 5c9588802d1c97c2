import { careCalculatorPath } from '@sewa/paths';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoveInCost } from './MoveInCost.tsx';

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <MoveInCost monthlyRent={320_050} propertyType={1} />
    </MemoryRouter>,
  );
const findAddress = () => screen.getByRole('link', { name: 'See all costs' }).getAttribute('href');

test('all costs are those of this rent and of the length that is chosen', async () => {
  renderAt('/listing/1?months=24');
  expect(findAddress()).toBe(careCalculatorPath('rent=3200.50&months=24'));
  await userEvent.selectOptions(screen.getByLabelText('Tenancy length'), '12');
  expect(findAddress()).toBe(careCalculatorPath('rent=3200.50&months=12'));
});

test('a length whose deposit is not known says so, and so does its total', () => {
  renderAt('/listing/1?months=36');
  expect(screen.getByRole('row', { name: /^Security deposit/ }).textContent).toContain('Not known');
  expect(screen.getByRole('row', { name: /^Total of known costs/ }).textContent).toContain('$3,660.50');
});

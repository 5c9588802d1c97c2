import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AgentDetails } from './AgentDetails.tsx';

const agent = {
  phoneNumber: '+6580001001',
  registrationNumber: 'R000001Z',
  agencyName: 'Harbour Homes',
  agencyLicenceNumber: 'L3000001Z',
};
const listDetails = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);

test('an agent shows what the rules on adverts ask for, and the number to call', () => {
  render(<AgentDetails agent={agent} />);
  expect(listDetails()).toEqual([
    ['CEA registration number', 'R000001Z'],
    ['Agency', 'Harbour Homes'],
    ['Agency licence', 'L3000001Z'],
  ]);
  const call = screen.getByRole('link', { name: /8000 1001/ });
  expect(call.getAttribute('href')).toBe('tel:+6580001001');
});

test('what nobody stated says so; without a number there is nothing to call', () => {
  render(
    <AgentDetails
      agent={{ phoneNumber: null, registrationNumber: null, agencyName: null, agencyLicenceNumber: null }}
    />,
  );
  expect(listDetails().map(([, value]) => value)).toEqual(['Not stated', 'Not stated', 'Not stated']);
  expect(screen.queryByRole('link')).toBeNull();
});

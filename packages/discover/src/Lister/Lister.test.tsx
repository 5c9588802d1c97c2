import type { Lister as ListerOfHome } from '@sewa/api/client';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDetail } from '../fixtures.ts';
import { Lister } from './Lister.tsx';

const agent: ListerOfHome = {
  kind: 'agent',
  name: 'Tan Wei Jie',
  phoneNumber: '+6580000101',
  registrationNumber: 'R099101A',
  agencyName: 'Lantern & Lane Realty',
  agencyLicenceNumber: 'L3009901K',
  agentId: 'abc123',
};

const listDetails = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
const findCall = () => document.querySelector('a[href^="tel:"]');

test('an agent is shown as the rules on adverts want, with a number to call', () => {
  render(<Lister listing={{ ...sampleDetail, lister: agent }} />);
  expect(screen.getByRole('region', { name: 'Listed by' }).textContent).toContain('Tan Wei JieAgent');
  expect(listDetails()).toEqual([
    ['CEA registration number', 'R099101A'],
    ['Agency', 'Lantern & Lane Realty'],
    ['Agency licence', 'L3009901K'],
  ]);
  expect(findCall()?.getAttribute('href')).toBe('tel:+6580000101');
  expect(screen.getByRole('link', { name: 'Tan Wei Jie' }).getAttribute('href')).toBe(
    '/profile/tan-wei-jie-r099101a/abc123',
  );
});

test('what an agent did not state says so', () => {
  const lister = { ...agent, registrationNumber: null, agencyName: null, agencyLicenceNumber: null };
  render(<Lister listing={{ ...sampleDetail, lister: { ...lister, agentId: null, phoneNumber: null } }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(listDetails().map(([, value]) => value)).toEqual(['Not stated', 'Not stated', 'Not stated']);
  expect(findCall()).toBeNull();
});

test.each(['live', 'let', 'closed'] as const)(
  'the number of an owner is never shown on a %s home',
  (status) => {
    render(
      <Lister listing={{ ...sampleDetail, status, lister: { ...agent, kind: 'owner', agentId: null } }} />,
    );
    expect(screen.getByRole('region', { name: 'Listed by' }).textContent).not.toMatch(/8000/);
    expect(findCall()).toBeNull();
    expect(screen.queryAllByRole('link')).toHaveLength(status === 'live' ? 1 : 0);
  },
);

test('a home nobody lets here says why', () => {
  const { rerender } = render(<Lister listing={sampleDetail} />);
  expect(screen.getByText('Not stated in this listing.').tagName).toBe('P');
  rerender(<Lister listing={{ ...sampleDetail, provenance: { kind: 'open-data', month: '2021-01' } }} />);
  expect(screen.getByText(/^This home comes from open data/).tagName).toBe('P');
});

test('a company says so, and other agents of the home stand below with their numbers', () => {
  const company = { ...agent, kind: 'owner' as const, isCompany: true, agentId: null, name: 'Orchid Homes' };
  const second = { ...agent, name: 'Lim Ai', registrationNumber: 'R099102B', agentId: null };
  const listing = { ...sampleDetail, lister: company, alsoListedBy: [agent, second] };
  render(<Lister listing={listing} />);
  expect(screen.getByRole('region', { name: 'Listed by' }).textContent).toContain('Orchid HomesCompany');
  const others = screen.getByRole('list', { name: 'Also listed by' });
  expect([...others.children].map((item) => item.textContent?.match(/R\d{6}[A-Z]/)?.[0])).toEqual([
    'R099101A',
    'R099102B',
  ]);
});

import { expect, test } from 'vitest';
import {
  formatContractActorType,
  formatResidentialStatus,
  formatUserLabel,
  formatUserType,
} from './people.ts';

test.each([
  [{ residentialStatus: 'C', passType: 'Employment Pass' }, 'C'],
  [{ residentialStatus: 'P' }, 'P'],
  [{ residentialStatus: 'A', passType: 'Employment Pass' }, 'Employment Pass'],
  [{ residentialStatus: 'A', passType: null }, 'Not stated'],
  [{ residentialStatus: 'A', passType: ' ' }, 'Not stated'],
  [{ residentialStatus: 'X', passType: 'Employment Pass' }, 'Not stated'],
  [{}, 'Not stated'],
  [null, 'Not stated'],
])('the residence %j is shown as %s', (residence, shown) => {
  expect(formatResidentialStatus(residence)).toBe(shown);
});

test.each([
  [['MainAgent'], 'Agent'],
  [['Owner', 'Tenant', 'MainAgent'], 'Agent'],
  [['Owner', 'Tenant'], 'Tenant'],
  [['Owner'], 'Landlord'],
  [['CorporateUser'], 'Landlord'],
  [[3, 1], 'Agent'],
  [[1, 2], 'Tenant'],
  [[2], 'Landlord'],
  [[4], 'Landlord'],
  [['Stranger', 9], 'User'],
  [[], 'User'],
  [null, 'User'],
])('a person with the types %j is called %s', (types, label) => {
  expect(formatUserLabel(types)).toBe(label);
});

test('sign-up user types and contract actor types have the codes of the specification', () => {
  expect([1, 2, 3, 4, 5].map(formatUserType)).toEqual([
    'Tenant',
    'Landlord',
    'Main Agent',
    'Corporate User',
    'Not stated',
  ]);
  expect([1, 2, 3, 4, 5, 6, 7].map(formatContractActorType)).toEqual([
    'Tenant',
    'Landlord',
    'Main Agent',
    'Co-Agent',
    'Occupier',
    'Staff',
    'Not stated',
  ]);
});

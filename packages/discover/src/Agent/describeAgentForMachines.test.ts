import type { Agent } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { describeAgentForMachines } from './describeAgentForMachines.ts';

const agent: Agent = {
  id: 'agentagent01',
  name: 'Mei Tan',
  phoneNumber: '+6580001001',
  registrationNumber: 'R000001Z',
  agencyName: 'Harbour Homes',
  agencyLicenceNumber: 'L3000001Z',
  liveCount: 0,
  letCount: 0,
  listings: [],
};
const describeWork = (rest: Pick<Agent, 'agencyName' | 'agencyLicenceNumber'>) =>
  (describeAgentForMachines({ ...agent, ...rest }).mainEntity as Record<string, unknown>).worksFor;

test('an agent is a person with a registration number who works for a licensed agency', () => {
  expect(describeAgentForMachines(agent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Mei Tan',
      jobTitle: 'Real estate salesperson',
      telephone: '+6580001001',
      identifier: 'R000001Z',
      worksFor: { '@type': 'RealEstateAgent', name: 'Harbour Homes', identifier: 'L3000001Z' },
    },
  });
});

test('an agency or a licence nobody stated is left out, not empty', () => {
  expect(describeWork({ agencyName: null, agencyLicenceNumber: null })).toBeUndefined();
  expect(describeWork({ agencyName: 'Harbour Homes', agencyLicenceNumber: null })).toEqual({
    '@type': 'RealEstateAgent',
    name: 'Harbour Homes',
  });
});

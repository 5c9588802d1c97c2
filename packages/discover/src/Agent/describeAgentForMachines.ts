import type { Agent } from '@sewa/api/client';
import * as messages from './messages.ts';

/** An agent as structured data (schema.org) for search engines; what nobody stated is left out. */
export function describeAgentForMachines(agent: Agent): Record<string, unknown> {
  const { name, phoneNumber, registrationNumber, agencyName, agencyLicenceNumber } = agent;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: messages.agentJobTitle,
      telephone: phoneNumber,
      identifier: registrationNumber,
      ...(agencyName === null
        ? {}
        : {
            worksFor: {
              '@type': 'RealEstateAgent',
              name: agencyName,
              ...(agencyLicenceNumber === null ? {} : { identifier: agencyLicenceNumber }),
            },
          }),
    },
  };
}

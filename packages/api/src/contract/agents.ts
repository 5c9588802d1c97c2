import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';

const count = z.number().int().nonnegative();

/** An agent's public profile. */
export const agentSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    phoneNumber: z.string().meta({ description: 'The phone number in their listings.' }),
    registrationNumber: z
      .string()
      .meta({ description: 'On the public register of salespersons, such as R012345A.' }),
    agencyName: z.string().nullable(),
    agencyLicenceNumber: z.string().nullable(),
    liveCount: count.meta({ description: 'Number of live listings.' }),
    letCount: count.meta({ description: 'Number of listings with status `let` that are still shown.' }),
    listings: z.array(listingItemSchema).meta({ description: 'Live listings, newest first, 48 at most.' }),
  })
  .meta({ id: 'Agent', description: "An agent's public profile." });

/** An agent's public profile. */
export type Agent = z.output<typeof agentSchema>;

/** The page of an agent. */
export const agents = {
  getAgent: defineRoute('getAgent', {
    summary: 'Get the public profile of an agent: registration, agency and live listings.',
    params: z.object({ id: z.string() }),
    answer: succeeded(agentSchema),
    errors: { 404: 'No agent with a public profile has this id.' },
  }),
};

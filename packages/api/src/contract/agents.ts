import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';

const count = z.number().int().nonnegative();

/** What everybody may know of an agent who advertises here. */
export const agentSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    phoneNumber: z.string().meta({ description: 'The number their adverts state.' }),
    registrationNumber: z.string().meta({ description: 'On the public register, for example R012345A.' }),
    agencyName: z.string().nullable(),
    agencyLicenceNumber: z.string().nullable(),
    liveCount: count.meta({ description: 'Homes on offer.' }),
    letCount: count.meta({ description: 'Homes that were let and are still shown.' }),
    listings: z
      .array(listingItemSchema)
      .meta({ description: 'The homes on offer, the newest first, 48 at most.' }),
  })
  .meta({ id: 'Agent', description: 'What everybody may know of an agent who advertises here.' });

/** What everybody may know of an agent who advertises here. */
export type Agent = z.output<typeof agentSchema>;

/** Reads the public card of an agent. */
export const getAgentRoute = defineRoute('getAgent', {
  summary: 'The public card of an agent: registration, agency, the homes they have on offer.',
  params: z.object({ id: z.string() }),
  answer: succeeded(agentSchema),
  errors: { 404: 'No agent with a public card has this id.' },
});

import { z } from 'zod';

/** Whether open offers for a home that is gone are declined. */
export const declinesOffersSchema = z.boolean().optional().meta({
  description:
    'Whether its open offers are declined. Needed if there are any: else it is refused with 409, and `fields` names `offers`.',
});

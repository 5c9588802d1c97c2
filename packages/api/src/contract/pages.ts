import { z } from 'zod';

/** What a call of a list that comes in pages can be asked for. */
export const pageQuery = {
  cursor: z.string().max(100).optional().meta({ description: 'Where a page begins; default the first.' }),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'should be a whole number from 1 to 100')
    .optional()
    .meta({ description: 'From 1 to 100. Default 50.' }),
};

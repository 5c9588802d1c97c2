import { z } from 'zod';
import { cents, id, side } from './rentalTerms.ts';
import { versionSchema } from './version.ts';

/** Clauses by which a tenancy can end before its last day. */
export const endClauses = ['diplomatic', 'mutual', 'breach', 'destroyed', 'sale'] as const;

/** The deposit of a tenancy, and what becomes of it. */
export const rentalDepositSchema = z
  .object({
    cents: z.number().int().nonnegative(),
    returnBy: z.iso.date().nullable().meta({ description: 'By the agreement, once the last day is known.' }),
    deductions: z.array(
      z.object({ id, words: z.string(), cents: z.number().int().positive(), fileIds: z.array(z.uuid()) }),
    ),
    deductionState: z.enum(['none', 'proposed', 'agreed', 'disputed']),
    dispute: z.string().nullable().meta({ description: "The tenant's words." }),
    toReturnCents: z.number().int().nonnegative().meta({ description: 'The deposit less what is agreed.' }),
    returns: z.array(z.object({ side, cents: z.number().int().nonnegative(), on: z.iso.date() })),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RentalDeposit', description: 'The deposit of a tenancy, and what becomes of it.' });

/** The deposit of a tenancy. */
export type RentalDeposit = z.output<typeof rentalDepositSchema>;

/** The rent plan of a tenancy. */
export const rentPlanSchema = z
  .object({
    offer: z
      .object({
        monthlyRent: cents,
        charges: z.array(z.object({ words: z.string(), cents })),
        dueDay: z.number().int(),
        from: z.iso.date(),
        months: z.number().int(),
        payeeId: z
          .uuid()
          .nullable()
          .meta({ description: "The tenant's payee that is the landlord; null while there is none." }),
      })
      .nullable()
      .meta({ description: "A plan by the agreement's own figures, for a tenant without one." }),
    service: z
      .object({
        id,
        state: z.string(),
        monthlyRent: cents,
        dueDay: z.number().int(),
        from: z.iso.date(),
        isMine: z.boolean().meta({ description: 'Whether whoever asks pays or is paid by it.' }),
      })
      .nullable(),
    bills: z
      .array(
        z.object({
          id,
          kind: z.enum(['rent', 'deposit']),
          period: z.string(),
          dueOn: z.iso.date(),
          cents: z.number().int(),
          paidCents: z.number().int(),
          state: z.string(),
        }),
      )
      .meta({ description: 'The last 12, the newest first.' }),
  })
  .meta({ id: 'RentPlan', description: 'The rent plan of a tenancy.' });

/** The rent plan of a tenancy. */
export type RentPlan = z.output<typeof rentPlanSchema>;

/** An inspection, as its rental shows it. */
export const inspectionEntry = z.object({
  id,
  kind: z.enum(['move-in', 'move-out', 'visit']),
  version: versionSchema,
  confirmedBy: z.array(side),
  isFrozen: z.boolean(),
  changedAt: z.iso.datetime(),
});

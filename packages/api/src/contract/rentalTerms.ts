import { z } from 'zod';
import { MAX_OCCUPIERS, rentingPassSchema, residentialStatusSchema } from './eligibility.ts';
import { nearDay } from './properties.ts';
import { line } from './text.ts';

/** States of a rental; in step with `RentalState` of `@sewa/tenancy`. */
export const rentalStates = [
  'talking',
  'offered',
  'agreed',
  'contracting',
  'signing',
  'signed',
  'running',
  'ending',
  'ended',
  'settled',
  'withdrawn',
  'expired',
] as const;

/** Groups of rentals that a list can be narrowed to. */
export const rentalGroups = ['open', 'running', 'ending', 'owing', 'over'] as const;

/** Names of what can be done with a rental. */
export const rentalTransitionNames = [
  'offer',
  'counter',
  'accept',
  'decline',
  'checks',
  'draft',
  'send',
  'sign',
  'confirm-paper',
  'cancel-signing',
  'refuse',
  'stamped',
  'hand-over',
  'take-over',
  'renew',
  'terminate',
  'move-out',
  'deduct',
  'agree',
  'dispute',
  'returned',
  'withdraw',
  'invite',
  'leave',
] as const;

/** States of an offer. */
const offerStates = ['open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** Clauses that an offer can ask for. */
export const offerClauses = [
  'diplomatic',
  'renewal',
  'minor-repairs',
  'aircon-service',
  'pets',
  'early-move-in',
  'cleaning',
  'furniture',
] as const;

/** An id that we make. */
export const id = z.string();
/** An amount of money that is not nothing. */
export const cents = z
  .number()
  .int()
  .positive()
  .max(100_000_000)
  .meta({ description: 'In Singapore cents.' });
/** A side of a rental. */
export const side = z.enum(['tenant', 'landlord']);

/** Somebody who will live in the home, as an offer and a renter's card name them. */
export const occupierSchema = z
  .object({
    name: line(100),
    residentialStatus: residentialStatusSchema,
    passType: rentingPassSchema.optional(),
    passValidUntil: nearDay.optional(),
  })
  .meta({ id: 'Occupier', description: 'Somebody who will live in the home.' });

/** Somebody who will live in the home. */
export type Occupier = z.output<typeof occupierSchema>;

/** What one side offers the other: a letter of intent, subject to contract. */
export const offerTermsSchema = z
  .object({
    monthlyRent: cents,
    from: nearDay,
    months: z.number().int().min(1).max(120),
    depositMonths: z.number().min(0).max(6),
    dutyBy: z.enum(['tenant', 'landlord', 'shared']),
    clauses: z.array(z.enum(offerClauses)).max(offerClauses.length),
    occupiers: z.array(occupierSchema).min(1, 'name who will live there').max(MAX_OCCUPIERS),
    goodFaithCents: z.number().int().nonnegative().max(100_000_000).meta({
      description: 'A good-faith deposit between the two sides, in cents. Recorded; never held here.',
    }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OfferTerms', description: 'A letter of intent, subject to contract.' });

/** What one side offers the other. */
export type OfferTerms = z.output<typeof offerTermsSchema>;

/** An offer or a counter-offer. */
export const offerSchema = z
  .object({
    id,
    number: z.number().int().positive(),
    by: side,
    byName: z.string().nullable(),
    terms: offerTermsSchema,
    state: z.enum(offerStates),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Offer', description: 'An offer or a counter-offer.' });

/** An offer or a counter-offer. */
export type Offer = z.output<typeof offerSchema>;

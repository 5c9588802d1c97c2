import { z } from 'zod';
import { id, offerTermsSchema, side } from './rentalTerms.ts';
import { text } from './text.ts';

/** A value that fills a blank of an agreement: words, cents, a number, a day or a choice. */
const blankValue = z.union([text(4_000, { least: 0 }), z.number(), z.boolean()]);

/** What fills the blanks of an agreement, by name. */
export const contractBlanksSchema = z
  .record(z.string().max(40), blankValue)
  .meta({ id: 'ContractBlanks', description: 'What fills the blanks of an agreement, by name.' });

/** What fills the blanks of an agreement, by name. */
export type ContractBlanks = z.output<typeof contractBlanksSchema>;

/** A version of the agreement: its clauses, and the blanks they leave. */
export const contractTemplateSchema = z
  .object({
    version: z.number().int().positive(),
    from: z.iso.date().meta({ description: 'Since when drafts can be made of it.' }),
    blanks: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['text', 'cents', 'number', 'day', 'yes-no']),
        required: z.boolean().meta({ description: 'What is required and not given comes from the offer.' }),
        label: z.string(),
        hint: z.string().nullable(),
      }),
    ),
    clauses: z.array(
      z.object({
        id,
        title: z.string(),
        words: z.string().meta({ description: 'With the names of blanks in curly brackets.' }),
        plain: z.string().meta({ description: 'What it means, in plain words.' }),
        when: z
          .string()
          .nullable()
          .meta({ description: 'The blank that adds it, or null if it always stands.' }),
      }),
    ),
  })
  .meta({ id: 'ContractTemplate', description: 'A version of the agreement.' });

/** A version of the agreement. */
export type ContractTemplate = z.output<typeof contractTemplateSchema>;

/** States of an agreement. */
const contractStates = ['draft', 'signing', 'signed', 'refused', 'expired', 'withdrawn'] as const;

/** Ways to sign. */
export const signWays = ['singpass', 'own', 'paper'] as const;

/** A signature of an agreement, given or missing. */
const contractSignatureSchema = z
  .object({
    place: z.string(),
    partyId: id,
    side,
    name: z.string(),
    isMine: z.boolean(),
    way: z.enum(signWays).nullable(),
    state: z.enum(['waiting', 'next', 'at-singpass', 'scan-sent', 'signed']),
    at: z.iso.datetime().nullable(),
    signedName: z
      .string()
      .nullable()
      .meta({ description: 'As typed, or as in the certificate of Singpass.' }),
    scanFileId: z.uuid().nullable(),
  })
  .meta({ id: 'ContractSignature', description: 'A signature of an agreement, given or missing.' });

/** A signature of an agreement. */
export type ContractSignature = z.output<typeof contractSignatureSchema>;

/** The agreement of a rental. */
export const rentalContractSchema = z
  .object({
    id,
    number: z.number().int().positive(),
    kind: z.enum(['agreement', 'addendum']),
    state: z.enum(contractStates),
    sha256: z.string().meta({ description: 'Of the PDF as it is now, in hexadecimal.' }),
    templateVersion: z.number().int().positive(),
    blanks: contractBlanksSchema,
    changes: z
      .array(z.object({ name: z.string(), from: blankValue.nullable(), to: blankValue.nullable() }))
      .meta({ description: 'What the side that drafted last changed.' }),
    draftedBy: side,
    sentBy: z.array(side),
    expiresAt: z.iso.datetime().nullable(),
    endedBecause: z.string().nullable().meta({ description: 'The words of whoever refused to sign.' }),
    hasCertificate: z.boolean(),
    signatures: z.array(contractSignatureSchema),
    signing: z.object({ redirectUrl: z.url(), expiresAt: z.iso.datetime() }).nullable().meta({
      description: 'The session at Singpass of whoever asks and may sign, while it is open.',
    }),
    failure: z.string().nullable().meta({ description: 'Why the last session at Singpass came to nothing.' }),
  })
  .meta({ id: 'RentalContract', description: 'The agreement of a rental.' });

/** The agreement of a rental. */
export type RentalContract = z.output<typeof rentalContractSchema>;

/** Kinds of checks. */
export const checkKind = z.enum(['passes-seen', 'agent-register', 'hdb-approval']);

/** Something the landlord's side looked at. */
export const rentalCheckSchema = z
  .object({
    id,
    kind: checkKind,
    on: z.iso.date(),
    about: z.string().nullable().meta({ description: 'Whose pass it was, by name.' }),
    reference: z.string().nullable(),
    byName: z.string().nullable(),
  })
  .meta({
    id: 'RentalCheck',
    description: "Something the landlord's side looked at. Never a copy of a pass.",
  });

/** Something the landlord's side looked at. */
export type RentalCheck = z.output<typeof rentalCheckSchema>;

/** Stamp duty on the agreement of a rental. */
export const rentalDutySchema = z
  .object({
    cents: z
      .number()
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'As the table says; null without one.' }),
    by: z.enum(['tenant', 'landlord', 'shared']),
    dueOn: z.iso
      .date()
      .nullable()
      .meta({ description: '14 days after the first signature; null before it.' }),
    source: z.object({ name: z.string(), url: z.string().nullable(), readOn: z.iso.date() }).nullable(),
    stamping: z
      .object({
        certificate: z.string(),
        cents: z.number().int().nonnegative(),
        isAsExpected: z.boolean(),
        fileId: z.uuid().nullable(),
        byName: z.string().nullable(),
        notedAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'RentalDuty', description: 'Stamp duty on the agreement of a rental.' });

/** Stamp duty on the agreement of a rental. */
export type RentalDuty = z.output<typeof rentalDutySchema>;

/** A later change of an agreement: a renewal, or another rent. */
export const addendumSchema = rentalContractSchema
  .omit({ templateVersion: true, blanks: true, changes: true })
  .extend({
    terms: offerTermsSchema,
    earlierTerms: offerTermsSchema.meta({ description: 'What it takes the place of.' }),
    duty: rentalDutySchema,
  })
  .meta({
    id: 'Addendum',
    description: 'A later change of an agreement, signed in the same way: a renewal, or another rent.',
  });

/** A later change of an agreement. */
export type Addendum = z.output<typeof addendumSchema>;

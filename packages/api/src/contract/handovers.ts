import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { DAY, HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';
import { versionSchema } from './version.ts';

const id = z.string();
const side = z.enum(['tenant', 'landlord']);
const fileIds = z.array(z.uuid()).max(20);

/** In which state an item is. */
export const itemConditions = ['new', 'good', 'worn', 'damaged', 'missing'] as const;

/** Kinds of inspections. */
export const inspectionKinds = ['move-in', 'move-out', 'visit'] as const;

const item = z.object({
  id: z.uuid().optional().meta({ description: 'Made by the device, so that a change sent twice is one.' }),
  name: line(80),
  condition: z.enum(itemConditions),
  words: text(1_000, { least: 0 }),
  fileIds,
  remarks: z
    .object({ tenant: text(500, { least: 0 }), landlord: text(500, { least: 0 }) })
    .partial()
    .optional()
    .meta({ description: 'What a side says besides. Nobody changes the other side’s.' }),
});
const room = z.object({ id: z.uuid().optional(), name: line(80), items: z.array(item).max(60) });
const meter = z.object({ kind: z.enum(['electricity', 'water', 'gas']), reading: line(20) });
const keySet = z.object({ kind: line(40), count: z.number().int().min(0).max(99) });
const rooms = z.array(room).max(30);
const meters = z.array(meter).max(10);
const keys = z.array(keySet).max(20);

/** The state of a home, item by item. */
const inspectionSchema = z
  .object({
    id,
    rentalId: id,
    kind: z.enum(inspectionKinds),
    version: versionSchema,
    rooms,
    meters,
    keys,
    confirmedBy: z.array(side).meta({ description: 'Sides that say that it is right as it is now.' }),
    isFrozen: z.boolean().meta({ description: 'Once both sides confirmed it.' }),
    moveInId: id.nullable().meta({ description: 'What it is compared with, at the end.' }),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Inspection', description: 'The state of a home, item by item.' });

/** The state of a home. */
export type Inspection = z.output<typeof inspectionSchema>;

/** States of a repair. */
const repairStates = ['reported', 'answered', 'invoiced', 'split', 'settled', 'closed'] as const;

/** Something to mend. */
const repairSchema = z
  .object({
    id,
    number: z.number().int().positive(),
    state: z.enum(repairStates),
    version: versionSchema,
    reportedBy: side,
    words: z.string(),
    urgency: z.enum(['emergency', 'soon', 'can-wait']),
    fileIds,
    answer: z.string().nullable(),
    quoteCents: z
      .number()
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'What it was expected to cost before it was done.' }),
    payer: z
      .enum(['tenant', 'landlord', 'both'])
      .nullable()
      .meta({ description: 'By the agreement’s clause.' }),
    payerWords: z.string().nullable(),
    cents: z.number().int().nonnegative().nullable(),
    invoiceFileId: z.uuid().nullable(),
    tenantCents: z.number().int().nonnegative().nullable(),
    confirmedBy: z.array(side),
    reportedAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    may: z.array(z.enum(['answer', 'invoice', 'split', 'confirm', 'close'])),
  })
  .meta({ id: 'Repair', description: 'Something to mend, and who pays it.' });

/** Something to mend. */
export type Repair = z.output<typeof repairSchema>;

const params = z.object({ id });
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'They are no party of a rental with this.',
};
const changeErrors = { ...errors, 409: 'The version is stale, or it is frozen or not open now.' };
const keyed = { params, idempotencyKey: 'required', errors: changeErrors } as const;
const cents = z.number().int().nonnegative().max(100_000_000).meta({ description: 'In Singapore cents.' });

/** Inspections and repairs of a tenancy. */
export const handovers = {
  startInspection: defineRoute('startInspection', {
    summary:
      'Begin to record the state of the home. At the start and at the end there is one: again, the same.',
    ...keyed,
    perPerson: [{ max: 60, seconds: DAY }],
    body: z.object({ kind: z.enum(inspectionKinds) }),
    answer: succeeded(inspectionSchema),
  }),
  getInspection: defineRoute('getInspection', {
    summary: 'Get an inspection. The parties of its rental only.',
    params,
    answer: succeeded(inspectionSchema),
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: errors[404] },
  }),
  changeInspection: defineRoute('changeInspection', {
    summary: 'Write the state of the home. A side that confirmed it before has to confirm it again.',
    params,
    perPerson: [{ max: 600, seconds: HOUR }],
    body: z.object({ version: versionSchema, rooms, meters, keys }),
    answer: succeeded(inspectionSchema),
    errors: changeErrors,
  }),
  listRepairs: defineRoute('listRepairs', {
    summary: 'List the repairs of a rental, the newest first.',
    params,
    answer: succeeded(z.array(repairSchema)),
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: errors[404] },
  }),
  reportRepair: defineRoute('reportRepair', {
    summary: 'Report something to mend.',
    ...keyed,
    perPerson: [{ max: 60, seconds: DAY }],
    body: z.object({
      words: text(2_000),
      urgency: z.enum(['emergency', 'soon', 'can-wait']).optional(),
      fileIds,
    }),
    answer: succeeded(repairSchema),
  }),
  answerRepair: defineRoute('answerRepair', {
    summary: 'Answer a repair: what is done about it, and what it is expected to cost. The other side.',
    ...keyed,
    body: z.object({
      words: text(2_000),
      quoteCents: cents.optional(),
      version: versionSchema.optional(),
    }),
    answer: succeeded(repairSchema),
  }),
  invoiceRepair: defineRoute('invoiceRepair', {
    summary: 'Note what a repair cost, with the invoice.',
    ...keyed,
    body: z.object({ cents, fileId: z.uuid(), version: versionSchema.optional() }),
    answer: succeeded(repairSchema),
  }),
  splitRepair: defineRoute('splitRepair', {
    summary: 'Say how much of it the tenant pays. Left out: as the agreement says.',
    ...keyed,
    body: z.object({ tenantCents: cents.optional(), version: versionSchema.optional() }),
    answer: succeeded(repairSchema),
  }),
  confirmRepair: defineRoute('confirmRepair', {
    summary: 'Say that the split is right. Once both sides have, it is settled.',
    ...keyed,
    body: z.object({ version: versionSchema.optional() }),
    answer: succeeded(repairSchema),
  }),
  closeRepair: defineRoute('closeRepair', {
    summary: 'Close a repair that nothing has to be paid for.',
    ...keyed,
    body: z.object({ version: versionSchema.optional() }),
    answer: succeeded(repairSchema),
  }),
};

import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';
import { nearDay } from './properties.ts';
import { errors, params, terms, transition, version } from './rentalSteps.ts';
import { endClauses } from './rentalTenancy.ts';
import { cents, id } from './rentalTerms.ts';
import { HOUR } from './routeLimits.ts';
import { text } from './text.ts';
import { versionSchema } from './version.ts';

const inspected = version.extend({
  inspectionId: id,
  inspectionVersion: versionSchema
    .optional()
    .meta({ description: 'Of the record as it was read: 409 if somebody has changed it since.' }),
});

/** Tenancies: from the keys over addenda to the returned deposit. */
export const tenancies = {
  handOver: defineRoute('handOver', {
    summary:
      "Confirm the state at the start for the landlord's side. With the tenant's word, the tenancy runs.",
    ...transition,
    body: inspected,
  }),
  takeOver: defineRoute('takeOver', {
    summary:
      "Confirm the state at the start for the tenant's side. With the landlord's word, the tenancy runs.",
    ...transition,
    body: inspected,
  }),
  renewTenancy: defineRoute('renewTenancy', {
    summary:
      'Propose an addendum: another term from the day after the last one, or another rent from a later month on. In the place of what was proposed before. The other side sends it, or refuses; then both sign.',
    ...transition,
    body: terms,
  }),
  terminate: defineRoute('terminate', {
    summary: 'End the tenancy before its last day, by a clause of the agreement.',
    ...transition,
    body: version.extend({
      clause: z.enum(endClauses),
      lastDay: nearDay,
      fileIds: z.array(z.uuid()).max(20),
    }),
  }),
  moveOut: defineRoute('moveOut', {
    summary: 'Confirm the state at the end for one’s own side.',
    ...transition,
    body: inspected,
  }),
  deduct: defineRoute('deduct', {
    summary: 'Propose what is kept of the deposit, with evidence. In the place of what was proposed before.',
    ...transition,
    body: version.extend({
      items: z
        .array(
          z.object({
            words: text(1_000),
            cents,
            fileIds: z.array(z.uuid()).max(20),
          }),
        )
        .max(50),
    }),
  }),
  agreeToDeductions: defineRoute('agreeToDeductions', {
    summary: 'Agree to what is kept of the deposit. Tenants only.',
    ...transition,
    body: version,
  }),
  disputeDeductions: defineRoute('disputeDeductions', {
    summary: 'Dispute what is kept of the deposit, with words. Tenants only.',
    ...transition,
    body: version.extend({ words: text(2_000) }),
  }),
  recordReturn: defineRoute('recordReturn', {
    summary: 'Say how much of the deposit came back, and when. Settled once both sides say the same.',
    ...transition,
    body: version.extend({ cents: z.number().int().nonnegative().max(100_000_000), on: nearDay }),
  }),
  getEvidence: defineRoute('getEvidence', {
    summary:
      'Get everything of a rental as one ZIP: events, files, checksums signed by our seal, and a program that verifies them.',
    params,
    answer: z.file(),
    answerTypes: ['application/zip'],
    isAnswerSecret: true,
    perPerson: [{ max: 30, seconds: HOUR }],
    errors: { 401: errors[401], 404: errors[404], 503: 'Nothing can be sealed here.' },
  }),
};

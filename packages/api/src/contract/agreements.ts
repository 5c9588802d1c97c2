import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { nearDay } from './properties.ts';
import { checkKind, contractBlanksSchema, contractTemplateSchema, signWays } from './rentalPapers.ts';
import { errors, movedSchema, moveErrors, params, transition, version } from './rentalSteps.ts';
import { id } from './rentalTerms.ts';
import { HOUR } from './routeLimits.ts';
import { line, text } from './text.ts';

/** Agreements: drafts, signatures, checks and stamp duty. */
export const agreements = {
  listContractTemplates: defineRoute('listContractTemplates', {
    summary: 'List the versions of the agreement that drafts can be made of, the newest first.',
    answer: succeeded(z.array(contractTemplateSchema)),
    errors: {},
  }),
  draftContract: defineRoute('draftContract', {
    summary: 'Write the agreement, or change its draft. Whoever sent the draft before has to send it again.',
    ...transition,
    body: version.extend({
      templateVersion: z.number().int().positive(),
      blanks: contractBlanksSchema,
    }),
  }),
  sendContract: defineRoute('sendContract', {
    summary: 'Say that the draft is right. Once both sides have, its words are frozen and can be signed.',
    ...transition,
    body: version,
  }),
  signContract: defineRoute('signContract', {
    summary:
      'Sign the agreement in turn: here, with a fresh proof and the typed name; at Singpass, at `redirectUrl`; or on paper, with a scan that the other side confirms.',
    ...transition,
    perPerson: [{ max: 60, seconds: HOUR }],
    body: version.extend({
      way: z.enum(signWays),
      name: line(200).optional().meta({ description: 'Their name, as typed. Needed to sign here.' }),
      fileId: z.uuid().optional().meta({ description: 'The scan. Needed to sign on paper.' }),
    }),
    answer: succeeded(movedSchema.extend({ redirectUrl: z.url().optional() })),
    errors: {
      ...moveErrors,
      403: 'Their part in it does not allow this, or a fresh proof is missing: `fields` names `step-up`.',
      503: 'Signing, or Singpass, cannot be used now.',
    },
  }),
  confirmPaper: defineRoute('confirmPaper', {
    summary: 'Say that the scan of a signature on paper is right. The other side only.',
    ...transition,
    body: version.extend({ place: line(20) }),
    errors: { ...moveErrors, 503: 'Signing cannot be used now.' },
  }),
  cancelSigning: defineRoute('cancelSigning', {
    summary: 'Give up a session at Singpass, or take back a scan.',
    ...transition,
    body: version,
  }),
  refuseContract: defineRoute('refuseContract', {
    summary:
      'Refuse to sign, the scan of the other side, or an addendum that is proposed, with words to all parties. A new one can be written then.',
    ...transition,
    body: version.extend({ words: text(1_000) }),
  }),
  recordCheck: defineRoute('recordCheck', {
    summary:
      "Note that the landlord's side looked at passes, at the register of agents, or at HDB's approval.",
    ...transition,
    body: version.extend({
      kind: checkKind,
      on: nearDay,
      about: z
        .union([z.object({ party: id }), z.object({ occupier: z.number().int().nonnegative() })])
        .optional()
        .meta({ description: 'Whose pass was seen.' }),
      reference: line(100).optional(),
    }),
  }),
  recordStamping: defineRoute('recordStamping', {
    summary: 'Note that the duty is paid. Whoever owes it; a later note takes the place of a wrong one.',
    ...transition,
    body: version.extend({
      certificate: line(60),
      cents: z.number().int().nonnegative().max(100_000_000),
      fileId: z.uuid(),
      contractId: id.optional().meta({
        description: 'The agreement or addendum. Without it, the newest one that somebody has signed.',
      }),
    }),
  }),
  getContractPdf: defineRoute('getContractPdf', {
    summary: 'Get the agreement as it is now, signed or not. Its parties only.',
    params,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    answer: z.file(),
    answerTypes: ['application/pdf'],
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: 'They are no party of it, or it has no such agreement.' },
  }),
  getCertificatePdf: defineRoute('getCertificatePdf', {
    summary: 'Get the page that says who signed, how and when. Its parties only.',
    params,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    answer: z.file(),
    answerTypes: ['application/pdf'],
    isAnswerSecret: true,
    errors: { 401: errors[401], 404: 'They are no party of it, or not everybody has signed.' },
  }),
  listSigningKeys: defineRoute('listSigningKeys', {
    summary: 'Get our public keys for Sign with Singpass, as a JSON Web Key Set (JWKS).',
    answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
    errors: { 503: 'Singpass is not set up here.' },
  }),
  receiveSigning: defineRoute('receiveSigning', {
    summary:
      'Take the word of Singpass that somebody signed. The token is checked; the document is fetched later.',
    origin: 'any',
    body: z.object({ token: z.string().max(16_384) }),
    perAddress: [{ max: 600, seconds: 60, isCountedFirst: true }],
    answer: succeeded(z.null()),
    errors: { 400: 'The token is not signed by Singpass.' },
  }),
  returnFromSigning: defineRoute('returnFromSigning', {
    summary: 'Find where somebody who comes back from Singpass goes on. Singpass is asked what became of it.',
    body: z.object({ requestId: line(100) }),
    perPerson: [{ max: 120, seconds: HOUR }],
    answer: succeeded(
      z.object({ rentalId: id, state: z.enum(['open', 'signed', 'cancelled', 'expired', 'failed']) }),
    ),
    errors: { 401: errors[401], 404: 'No session of a rental of theirs has this id.' },
  }),
};

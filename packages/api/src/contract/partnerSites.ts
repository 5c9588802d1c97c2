import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR, usualWriteLimit } from './routeLimits.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale } from './version.ts';

const key = z.string().meta({ description: 'The key of the site.' });
const params = z.object({ key });

const rejected = {
  401: 'Not signed in.',
  403: 'Only an administrator of a verified corporate can do this.',
  404: 'No live site of the corporate has this key.',
};

const nameSchema = line(100);
const originsSchema = z
  .array(z.string().max(300))
  .min(1, 'is missing')
  .meta({ description: 'Origins of the site, like `https://www.example.com`; 10 at most.' });

const accentSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'should be # and six hexadecimal digits')
  .toLowerCase()
  .nullable()
  .meta({ description: 'Background of buttons; null for ours. White text on it needs a contrast of 4.5:1.' });
const radiusSchema = z
  .number()
  .int('should be a whole number')
  .min(0, 'should be from 0 to 24')
  .max(24, 'should be from 0 to 24')
  .nullable()
  .meta({ description: 'Radius of corners in CSS pixels; null for ours.' });
const themeSchema = z.enum(['auto', 'light', 'dark']);

/** What a webhook was told of a lead, and with what success. */
const deliverySchema = z
  .object({
    id: z.string().meta({ description: 'Of the lead, also in what is sent.' }),
    state: z.enum(['waiting', 'delivered', 'failed']),
    isTest: z.boolean(),
    createdAt: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
    attempts: z.number().int(),
    status: z.number().int().nullable().meta({ description: 'Of the last answer.' }),
    failure: z.string().nullable().meta({ description: 'Why there was no good answer, in words.' }),
  })
  .meta({ id: 'PartnerDelivery', description: 'What a webhook was told of a lead.' });

/** A site of a company that shows our frames. */
const partnerSiteSchema = z
  .object({
    key,
    testKey: z.string().meta({ description: 'What is asked with it reaches no lister.' }),
    name: z.string(),
    origins: z.array(z.string()),
    createdAt: z.iso.datetime(),
    version: z.number().int(),
    publicKeys: z.array(z.object({ fingerprint: z.string(), addedAt: z.iso.datetime() })),
    look: z.object({ accent: z.string().nullable(), radius: z.number().nullable(), theme: themeSchema }),
    webhookUrl: z.string().nullable(),
    leads: z.object({
      total: z.number().int(),
      last30Days: z.number().int(),
      test: z.number().int(),
      days: z
        .array(z.object({ day: z.iso.date(), count: z.number().int() }))
        .meta({ description: 'The days in Singapore of the last 30 that had leads, oldest first.' }),
    }),
    deliveries: z.array(deliverySchema).meta({ description: 'Of the last 7 days, newest first.' }),
  })
  .meta({ id: 'PartnerSite', description: 'A site of a company that shows our frames.' });

/** A site of a company that shows our frames. */
export type PartnerSite = z.output<typeof partnerSiteSchema>;

/** Sites of companies that show our frames. */
export const partnerSites = {
  listPartnerSites: defineRoute('listPartnerSites', {
    summary: 'List the live partner sites of the current corporate, oldest first.',
    isAnswerSecret: true,
    answer: succeeded(z.array(partnerSiteSchema)),
    errors: rejected,
  }),
  addPartnerSite: defineRoute('addPartnerSite', {
    summary: 'Add a partner site to the current corporate; 10 at most.',
    body: z.object({ name: nameSchema, origins: originsSchema }),
    answer: succeeded(z.object({ key, testKey: z.string() })),
    errors: { ...rejected, 400: 'The name or an origin is wrong, or there are 10 sites.' },
  }),
  changePartnerSite: defineRoute('changePartnerSite', {
    summary: 'Change name, origins or look of a partner site. Omitted fields stay unchanged.',
    params,
    body: z.object({
      name: nameSchema.optional(),
      origins: originsSchema.optional(),
      accent: accentSchema.optional(),
      radius: radiusSchema.optional(),
      theme: themeSchema.optional(),
      version: meantVersionSchema,
    }),
    answer: succeeded(z.null()),
    errors: {
      ...rejected,
      ...stale,
      400: 'An origin is wrong, or white text on the accent is hard to read.',
    },
  }),
  endPartnerSite: defineRoute('endPartnerSite', {
    summary: 'End a partner site: its keys stop working at once.',
    params,
    answer: succeeded(z.null()),
    errors: rejected,
  }),
  addPartnerPublicKey: defineRoute('addPartnerPublicKey', {
    summary: 'Let a partner site sign tokens with another key.',
    params,
    body: z.object({
      publicKey: z.string().max(4_000).meta({ description: 'PEM or JWK: Ed25519, P-256, or RSA.' }),
    }),
    answer: succeeded(z.object({ fingerprint: z.string() })),
    errors: { ...rejected, 400: 'It is no public key, was ended before, or there are 5.' },
  }),
  endPartnerPublicKey: defineRoute('endPartnerPublicKey', {
    summary: 'End a public key: tokens it signed, and sessions of people, stop working at once.',
    params,
    body: z.object({ fingerprint: z.string().max(64) }),
    answer: succeeded(z.null()),
    errors: rejected,
  }),
  setPartnerWebhook: defineRoute('setPartnerWebhook', {
    summary:
      'Set where leads of a partner site are sent; null ends it. A new webhook gets a secret, and `isNewSecret` replaces it at once.',
    isAnswerSecret: true,
    params,
    body: z.object({ url: z.string().max(500).nullable(), isNewSecret: z.boolean().optional() }),
    answer: succeeded(
      z.object({ secret: z.string().nullable().meta({ description: 'Shown once; null if unchanged.' }) }),
    ),
    errors: { ...rejected, 400: 'The URL is no https URL of a public host.' },
  }),
  sendTestLead: defineRoute('sendTestLead', {
    summary: 'Send an invented lead to the webhook of a partner site, with `test: true`.',
    perAddress: [usualWriteLimit, { max: 60, seconds: HOUR, isOptional: true }],
    params,
    answer: succeeded(z.object({ id: z.string() })),
    errors: rejected,
  }),
  resendLead: defineRoute('resendLead', {
    summary: 'Send a lead of the last 7 days to the webhook again, with the same id.',
    perAddress: [usualWriteLimit, { max: 60, seconds: HOUR, isOptional: true }],
    params,
    body: z.object({ id: z.string().max(20) }),
    answer: succeeded(z.null()),
    errors: { ...rejected, 409: 'It is being sent.' },
  }),
};

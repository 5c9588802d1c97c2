import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR, usualWriteLimit } from './routeLimits.ts';
import { text } from './text.ts';

const key = z.string().regex(/^[!-~]{1,100}$/, 'should be the key of a partner');

/** Frames on partner sites. */
export const embeds = {
  startEmbedSession: defineRoute('startEmbedSession', {
    summary:
      "Start the session of a frame. With a partner's signed token it is that person's; without one it is a guest's, who may calculate or start an enquiry.",
    origin: 'any',
    isAnswerSecret: true,
    perAddress: [usualWriteLimit, { max: 600, seconds: HOUR, isOptional: true }],
    body: z
      .object({
        key: key.meta({ description: 'The key of the partner.' }),
        token: z.string().max(4_000).optional().meta({
          description:
            "A JWT signed by one of the partner's keys: `sub`, `jti` (once), `aud` (our origin), `exp` (within 5 minutes), `origin` (one of the partner's), `name`.",
        }),
      })
      .meta({ id: 'EmbedSessionDraft', description: 'Who asks for the session of a frame.' }),
    answer: succeeded(
      z
        .object({ bearer: z.string(), expiresAt: z.iso.datetime() })
        .meta({ id: 'EmbedSession', description: 'A bearer for `Authorization`, for 15 minutes.' }),
    ),
    errors: {
      400: 'Invalid token; `fields` names the claim.',
      404: 'No live partner has this key.',
      409: 'The token was used before.',
    },
  }),
  startEmbedEnquiry: defineRoute('startEmbedEnquiry', {
    summary: 'Start an enquiry as a guest: the message waits at `url`, where they log in and send it.',
    isForEmbeds: true,
    isAnswerSecret: true,
    perAddress: [usualWriteLimit, { max: 60, seconds: HOUR, isOptional: true }],
    body: z
      .object({
        contextId: z
          .string()
          .max(100)
          .meta({ description: '`listing-` and the id of a listing, or `help`.' }),
        message: text(2_000),
      })
      .meta({ id: 'EmbedEnquiryDraft', description: 'What a guest wants to ask.' }),
    answer: succeeded(z.object({ url: z.string().meta({ description: 'Good once, for 30 minutes.' }) })),
    errors: { 401: 'No session of a frame.', 404: 'There is nothing to ask about.' },
  }),
  checkPartner: defineRoute('checkPartner', {
    summary: 'Check whether a site may show frames of a partner, to explain why a frame stays empty.',
    params: z.object({ key }),
    query: z.object({ origin: z.string().optional() }),
    answer: succeeded(
      z
        .object({ state: z.enum(['live', 'ended', 'unknown']), isListed: z.boolean() })
        .meta({ id: 'PartnerCheck', description: 'Whether a site may show frames of a partner.' }),
    ),
  }),
};

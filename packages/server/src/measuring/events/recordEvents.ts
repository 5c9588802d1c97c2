import { findDay } from '@sewa/formatters';
import { pagePatterns } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findGivenConsent } from '../cookie-consent/getConsent.ts';
import * as messages from '../messages.ts';
import { findShownVariant } from './findShownVariant.ts';
import { makeVisitorId } from './makeVisitorId.ts';
import { getSalt, insertEvents, type NewEvent } from './queries.ts';

type SentEvent = RouteInput<'recordEvents'>['body']['events'][number];

const refuse = (index: number, field: string, reason: string) =>
  new HttpError('invalid', { fields: [{ name: `events.${index}.${field}`, reason }] });

function requirePossible({ name, page, experiment }: SentEvent, index: number): void {
  if (!pagePatterns.has(page)) throw refuse(index, 'page', messages.unknownPageReason);
  if ((name === 'experiment-viewed') !== (experiment !== undefined))
    throw refuse(index, 'experiment', messages.eventExperimentReason);
}

/**
 * Records events of a browser whose owner allows statistics, under an id of this browser on this day; of others it records
 * nothing. Who is signed in isn't looked up. A variant that the browser's cookie doesn't name isn't recorded either.
 */
export const recordEvents = defineVerb(
  anyone,
  async (ctx, { body: { events } }: RouteInput<'recordEvents'>): Promise<void> => {
    events.forEach(requirePossible);
    const consent = findGivenConsent(ctx);
    if (!consent?.statistics) return;
    const recorded = events.flatMap(({ name, page, experiment = null }): NewEvent[] => {
      if (experiment === null) return [{ name, page, experiment, variant: null }];
      const variant = findShownVariant(ctx.browser, experiment);
      return variant === null ? [] : [{ name, page, experiment, variant }];
    });
    const day = findDay(ctx.now) ?? '';
    const visitor = makeVisitorId(await getSalt(ctx.db, day), consent.consentId);
    await insertEvents(ctx.db, recorded, { visitor, day, at: ctx.now });
  },
);

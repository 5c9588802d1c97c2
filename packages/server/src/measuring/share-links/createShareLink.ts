import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findGivenConsent } from '../cookie-consent/getConsent.ts';
import * as messages from '../messages.ts';
import { findSharedPath } from './findSharedPath.ts';
import { parseSharedPath } from './parseSharedPath.ts';

/**
 * Makes a link to share a listing, an article or a calculation. The link service is asked only with consent to statistics; without it,
 * and where there is no link service, the link is the plain address.
 */
export const createShareLink = defineVerb(
  anyone,
  async (ctx, { body }: RouteInput<'createShareLink'>): Promise<RouteAnswer<'createShareLink'>> => {
    const { db, linkService, log, origin, requestId } = ctx;
    const page = parseSharedPath(body.path, origin);
    const path = page && (await findSharedPath(db, page));
    if (path === null)
      throw new HttpError('invalid', { fields: [{ name: 'path', reason: messages.pathNotShareable }] });
    const url = `${origin}${path}`;
    if (!linkService || !findGivenConsent(ctx)?.statistics) return { url };
    try {
      return { url: await linkService.makeLink(url) };
    } catch (error) {
      log('warn', 'links', { requestId, message: String(error) });
      throw new HttpError('links-away');
    }
  },
);

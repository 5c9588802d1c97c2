import { CONTROL, chooseVariant, parseExperimentCookies } from '@sewa/experiments';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findGivenConsent } from '../cookie-consent/getConsent.ts';
import { findExperiment } from './experimentList.ts';
import { listExperimentRows } from './queries.ts';

/** The variant of a browser, and what becomes of its cookie. */
export interface AssignedVariant {
  id: string;
  variant: string;
  /** `clear`: it has one but takes no part. */
  cookie: 'put' | 'clear' | 'none';
}

/**
 * Assigns a browser that allows statistics to a variant of a running experiment; it keeps the one it has. Others see `control`. Throws if
 * there is no such experiment.
 */
export const assignExperiment = defineVerb(
  anyone,
  async (ctx, { body: { id } }: RouteInput<'assignExperiment'>): Promise<AssignedVariant> => {
    const experiment = findExperiment(id);
    if (!experiment) throw new HttpError('not-found');
    const { variants } = experiment;
    const known = parseExperimentCookies(ctx.browser.findHeader('cookie') ?? '')[id];
    const consent = findGivenConsent(ctx);
    const rows = await listExperimentRows(ctx.db);
    const isRunning = rows.some((row) => row.id === id && row.is_enabled);
    if (!consent?.statistics || !isRunning)
      return { id, variant: CONTROL, cookie: known === undefined ? 'none' : 'clear' };
    const variant = variants.some(({ name }) => name === known)
      ? known
      : chooseVariant(consent.consentId, id, variants);
    return { id, variant: variant ?? CONTROL, cookie: 'put' };
  },
);

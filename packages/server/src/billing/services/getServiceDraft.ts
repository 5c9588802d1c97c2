import type { ServiceDraft } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findDraft } from './draftQueries.ts';

/** What the user filled in so far to apply for a service. */
export const getServiceDraft = defineVerb(
  signedIn,
  async ({ db, session }, { type }: RouteInput<'getServiceDraft'>): Promise<ServiceDraft> => {
    const draft = await findDraft(db, session.user_id, type);
    return { type, version: 0, fields: {}, ...draft };
  },
);

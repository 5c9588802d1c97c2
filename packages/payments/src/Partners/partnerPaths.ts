import type { PartnerSetup } from '@sewa/api/client';
import { partnerCallbackPath } from '@sewa/paths';

/** Where the page of the bank or card service leads a partner's customer back to. */
export const findCallbackPath = ({ id, purpose, setup }: PartnerSetup): string =>
  partnerCallbackPath(purpose, id, setup.kind === 'card' ? 'card' : 'bank');

import type { PartnerSetup } from '@sewa/api/client';
import { partnerCallbackPath, partnerSetupPath } from '@sewa/paths';

/** Parameter of the page of a setup with which somebody chooses again. */
export const AGAIN = 'again';

/** Whether a partner's customer may choose another bank or card: the one they chose refused, or they left it. */
export const mayChooseAgain = ({ setup }: Pick<PartnerSetup, 'setup'>): boolean =>
  setup.state === 'rejected' || setup.state === 'abandoned';

/** Where they choose again; null if they may not. */
export const findRetryPath = (partnerSetup: PartnerSetup): string | null =>
  mayChooseAgain(partnerSetup)
    ? `${partnerSetupPath(partnerSetup.purpose, partnerSetup.id)}?${AGAIN}=1`
    : null;

/** Where the page of the bank or card service leads a partner's customer back to. */
export const findCallbackPath = ({ id, purpose, setup }: PartnerSetup): string =>
  partnerCallbackPath(purpose, id, setup.kind === 'card' ? 'card' : 'bank');

import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { listFields } from '../myinfo/personFields.ts';

const userTypes = [1, 2, 3] as const;

/** The configured issuers, with the Myinfo fields requested by user type. */
export const listIssuers = defineVerb(
  anyone,
  ({ issuers }): RouteAnswer<'listIssuers'> =>
    issuers.parties.map(({ settings: { name, myinfoClientId } }) => ({
      name,
      myinfo: myinfoClientId
        ? userTypes.map((userType) => ({ userType, fields: listFields(userType).map(({ name }) => name) }))
        : [],
    })),
);

/** Our public keys for an issuer; throws if it isn't configured. */
export const listIssuerKeys = defineVerb(anyone, ({ issuers }, { name }: RouteInput<'listIssuerKeys'>) =>
  issuers.get(name).publishKeys(),
);

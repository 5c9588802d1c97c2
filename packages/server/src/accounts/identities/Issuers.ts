import { HttpError } from '../../platform/http/HttpError.ts';
import type { IssuerSettings } from '../../platform/settings/settings.ts';
import { listFields } from '../myinfo/personFields.ts';
import type { AttemptRow } from './queries.ts';
import { type AuthRequest, type PartyOptions, RelyingParty } from './RelyingParty.ts';

/** Redirect paths, as registered at the issuers. */
const returnPaths = { singpass: '/mi/verify', b2c: '/login/b2c/callback' } as const;

/** The relying parties of all configured issuers. */
export class Issuers {
  readonly parties: readonly RelyingParty[];
  readonly #origin: string;

  constructor(
    settings: readonly IssuerSettings[],
    { origin, ...options }: PartyOptions & { readonly origin: string },
  ) {
    this.parties = settings.map((issuer) => new RelyingParty(issuer, options));
    this.#origin = origin;
  }

  /** The relying party of an issuer; throws if it isn't configured. */
  get(name: string): RelyingParty {
    const party = this.parties.find(({ settings }) => settings.name === name);
    if (!party) throw new HttpError('not-found');
    return party;
  }

  /** Makes the request to an issuer. The redirect URI comes from configuration, never from the request. */
  ask({ settings }: RelyingParty, userType: AttemptRow['user_type'], isFresh = false): AuthRequest {
    if (userType !== null && settings.myinfoClientId === null) throw new HttpError('not-found');
    return {
      redirectUri: `${this.#origin}${returnPaths[settings.name]}`,
      myinfo: userType === null ? null : listFields(userType).map(({ claim }) => claim),
      isFresh,
    };
  }
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly issuers: Issuers;
  }
}

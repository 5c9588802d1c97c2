import { HttpError } from '../http/HttpError.ts';
import { listFields } from '../myinfo/personFields.ts';
import type { IssuerSettings } from '../settings/settings.ts';
import type { AttemptRow } from './queries.ts';
import { type AuthRequest, type PartyOptions, RelyingParty } from './RelyingParty.ts';

/** Where the issuers send people back to: paths of ours, as they are registered there. */
const returnPaths = { singpass: '/mi/verify', b2c: '/login/b2c/callback' } as const;

/** Our side of every issuer that is set up. */
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

  /** Our side of one of them; throws when there is no such issuer here. */
  get(name: string): RelyingParty {
    const party = this.parties.find(({ settings }) => settings.name === name);
    if (!party) throw new HttpError('not-found');
    return party;
  }

  /** What is asked of an issuer for an attempt. The address to come back to is ours by configuration, whatever a request says. */
  ask({ settings }: RelyingParty, userType: AttemptRow['user_type'], isFresh = false): AuthRequest {
    if (userType !== null && settings.myinfoClientId === null) throw new HttpError('not-found');
    return {
      redirectUri: `${this.#origin}${returnPaths[settings.name]}`,
      myinfo: userType === null ? null : listFields(userType).map(({ claim }) => claim),
      isFresh,
    };
  }
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly issuers: Issuers;
  }
}

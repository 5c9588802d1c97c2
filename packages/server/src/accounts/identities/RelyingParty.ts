import { createRemoteJWKSet, customFetch as fetchKeys, type JWTPayload, jwtVerify } from 'jose';
import * as client from 'openid-client';
import type { IssuerSettings } from '../../platform/settings/settings.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { IssuerError, parseIssuerError } from './IssuerError.ts';
import { decryptToken, importKeys, makeDpopKey, type OwnKeys, openDpopKey } from './ownKeys.ts';
import { parseEntityNumber } from './parseEntityNumber.ts';

/** Timeout of one operation at an issuer, in milliseconds; pages must respond within five seconds. */
export const DEADLINE_MS = 3_000;
/** How long an issuer's metadata is cached, in milliseconds: 10 minutes. */
const METADATA_MS = 10 * 60 * 1000;
/** Maximum clock skew between us and the issuer, in milliseconds. */
const MAX_SKEW_MS = 2 * 60 * 1000;
/** Lifetime of our client assertion, in seconds. */
const ASSERTION_SECONDS = 120;

const signatures = { singpass: ['ES256'], b2c: ['ES256', 'PS256', 'RS256', 'EdDSA'] } as const;

/** Secrets of an attempt, stored until the browser returns. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Private DPoP key the tokens are bound to; null if the issuer doesn't use DPoP. */
  readonly dpopKey: Readonly<Record<string, unknown>> | null;
}

/** A login request to the issuer. */
export interface AuthRequest {
  readonly redirectUri: string;
  /** Myinfo fields, by their Myinfo names; null for login only. */
  readonly myinfo: readonly string[] | null;
  /** Whether to force a new login at the issuer. */
  readonly isFresh: boolean;
}

/** A user's identity, as the issuer states it. */
export interface Identity {
  readonly subject: string;
  /** Entity number of the company they logged in for; null if they logged in for themselves. */
  readonly entityNumber: string | null;
  /** Raw Myinfo data; null if it wasn't requested. */
  readonly person: unknown;
  /** When they logged in at the issuer, by our clock; null if it doesn't say. */
  readonly loggedInAt: Date | null;
}

interface Operation {
  readonly config: client.Configuration;
  readonly signal: AbortSignal;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `RelyingParty`. */
export interface PartyOptions {
  readonly clock: () => Date;
  /** Timeout of one operation, in milliseconds. @default 3,000 */
  readonly deadline?: number;
}

/** OpenID Connect relying party of one issuer. */
export class RelyingParty {
  readonly settings: IssuerSettings;
  readonly #clock: () => Date;
  readonly #deadline: number;
  readonly #circuitBreaker: CircuitBreaker;
  #keys: Promise<OwnKeys> | null = null;
  #known: { metadata: client.ServerMetadata; until: number } | null = null;
  #issuerKeys: ReturnType<typeof createRemoteJWKSet> | null = null;
  /** The issuer's clock minus ours, in milliseconds. */
  #skew = 0;

  constructor(settings: IssuerSettings, { clock, deadline = DEADLINE_MS }: PartyOptions) {
    this.settings = settings;
    this.#clock = clock;
    this.#deadline = deadline;
    this.#circuitBreaker = new CircuitBreaker(() => performance.now());
  }

  /** Makes the authorization request, pushed (PAR) if supported; returns the URL to redirect to, and the secrets to store. */
  begin({ redirectUri, myinfo, isFresh }: AuthRequest): Promise<{ url: string; secrets: AttemptSecrets }> {
    return this.#run(myinfo !== null, async ({ config }) => {
      const metadata = config.serverMetadata();
      const dpop = metadata.dpop_signing_alg_values_supported ? await makeDpopKey() : null;
      const secrets: AttemptSecrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        dpopKey: dpop?.key ?? null,
      };
      const isLogInAtSingpass = this.settings.name === 'singpass' && myinfo === null;
      const parameters = {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [this.settings.scopes, ...(myinfo ?? [])].join(' '),
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
        ...(isLogInAtSingpass ? { authentication_context_type: 'APP_AUTHENTICATION_DEFAULT' } : {}),
      };
      const url = metadata.pushed_authorization_request_endpoint
        ? await client.buildAuthorizationUrlWithPAR(
            config,
            parameters,
            dpop ? { DPoP: client.getDPoPHandle(config, dpop.pair) } : {},
          )
        : client.buildAuthorizationUrl(config, parameters);
      return { url: url.href, secrets };
    });
  }

  /** Exchanges the authorization code, and reads Myinfo if requested. Throws `IssuerError`. */
  exchange(requested: AuthRequest, secrets: AttemptSecrets, answer: URLSearchParams): Promise<Identity> {
    return this.#run(requested.myinfo !== null, async (operation) => {
      const { config } = operation;
      const current = new URL(requested.redirectUri);
      for (const [name, value] of answer) current.searchParams.append(name, value);
      const pair = secrets.dpopKey ? await openDpopKey(secrets.dpopKey) : null;
      const dpop = pair ? { DPoP: client.getDPoPHandle(config, pair) } : {};
      const tokens = await client.authorizationCodeGrant(
        config,
        current,
        {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        },
        undefined,
        dpop,
      );
      const said = await this.#verify(operation, tokens.id_token ?? '');
      if (!said.sub || said.nonce !== secrets.nonce) throw new IssuerError('refused');
      const loggedInAt =
        typeof said.auth_time === 'number' ? new Date(said.auth_time * 1000 - this.#skew) : null;
      const entityNumber = parseEntityNumber(said);
      if (requested.myinfo === null) return { subject: said.sub, entityNumber, person: null, loggedInAt };
      const address = config.serverMetadata().userinfo_endpoint;
      if (!address) throw new IssuerError('refused');
      const response = await client.fetchProtectedResource(
        config,
        tokens.access_token,
        new URL(address),
        'GET',
        null,
        new Headers({ accept: 'application/jwt' }),
        dpop,
      );
      if (!response.ok) throw new IssuerError(response.status >= 500 ? 'away' : 'refused');
      const told = await this.#verify(operation, await response.text());
      if (told.sub !== said.sub) throw new IssuerError('refused');
      return { subject: said.sub, entityNumber, person: told.person_info ?? {}, loggedInAt };
    });
  }

  /** Our public keys, for the issuer (JWKS). */
  async publishKeys(): Promise<{ keys: readonly object[] }> {
    return { keys: (await this.#loadKeys()).published };
  }

  #loadKeys(): Promise<OwnKeys> {
    this.#keys ??= importKeys(this.settings.keys);
    return this.#keys;
  }

  /** Runs an operation with a timeout, unless the circuit breaker is open. */
  async #run<Result>(isMyinfo: boolean, work: (operation: Operation) => Promise<Result>): Promise<Result> {
    if (!this.#circuitBreaker.mayAsk()) throw new IssuerError('away');
    const signal = AbortSignal.timeout(this.#deadline);
    try {
      const operation = { config: await this.#configure(isMyinfo, signal), signal };
      const result = await work(operation);
      this.#circuitBreaker.note(true);
      return result;
    } catch (error) {
      const known = parseIssuerError(error);
      this.#circuitBreaker.note(known.failure !== 'away');
      throw known;
    }
  }

  async #configure(isMyinfo: boolean, signal: AbortSignal): Promise<client.Configuration> {
    const { settings } = this;
    const { signing, encryption } = await this.#loadKeys();
    const metadata = await this.#learn(signal);
    const clientId = (isMyinfo && settings.myinfoClientId) || settings.clientId;
    const config = new client.Configuration(
      metadata,
      clientId,
      {
        ...(settings.name === 'singpass' ? { id_token_signed_response_alg: 'ES256' } : {}),
        // Our library uses the machine's clock; tokens are timed by the issuer's.
        [client.clockSkew]: Math.round((this.#clock().getTime() + this.#skew - Date.now()) / 1000),
        [client.clockTolerance]: 30,
      },
      client.PrivateKeyJwt(signing, {
        [client.modifyAssertion](header, payload) {
          header.typ = 'JWT';
          payload.aud = settings.issuer;
          payload.exp = Number(payload.iat) + ASSERTION_SECONDS;
        },
      }),
    );
    config[client.customFetch] = this.#makeFetch(signal);
    if (settings.issuer.startsWith('http:')) client.allowInsecureRequests(config);
    client.enableDecryptingResponses(config, ['A256GCM', 'A256CBC-HS512'], encryption);
    return config;
  }

  /** Loads the issuer's metadata; throws if the clock skew is too large or something required is missing. */
  async #learn(signal: AbortSignal): Promise<client.ServerMetadata> {
    const { settings } = this;
    const isFresh = () => this.#known !== null && this.#known.until > performance.now();
    if (!isFresh() || Math.abs(this.#skew) > MAX_SKEW_MS) {
      const found = await client.discovery(
        new URL(settings.issuer),
        settings.clientId,
        undefined,
        client.None(),
        {
          [client.customFetch]: this.#makeFetch(signal),
          execute: settings.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
        },
      );
      this.#known = { metadata: { ...found.serverMetadata() }, until: performance.now() + METADATA_MS };
    }
    if (Math.abs(this.#skew) > MAX_SKEW_MS) throw new IssuerError('clock');
    const metadata = this.#known?.metadata;
    if (!metadata?.jwks_uri) throw new IssuerError('refused');
    const lacksPar = !metadata.pushed_authorization_request_endpoint;
    if (settings.name === 'singpass' && (lacksPar || !metadata.dpop_signing_alg_values_supported)) {
      throw new IssuerError('refused');
    }
    return metadata;
  }

  /** A `fetch` with timeout that also measures the clock skew. */
  #makeFetch(signal: AbortSignal) {
    const ask: Fetch = async (url, init) => {
      const signals = init.signal ? [init.signal, signal] : [signal];
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) this.#skew = date - this.#clock().getTime();
      return response;
    };
    return ask as client.CustomFetch;
  }

  /** Decrypts a token, if it is encrypted, and verifies its signature; returns its claims. */
  async #verify({ config, signal }: Operation, token: string): Promise<JWTPayload> {
    const { encryption } = await this.#loadKeys();
    const keysUrl = config.serverMetadata().jwks_uri ?? '';
    this.#issuerKeys ??= createRemoteJWKSet(new URL(keysUrl), {
      timeoutDuration: this.#deadline,
      cacheMaxAge: 10 * 60 * 1000,
      cooldownDuration: 30 * 1000,
      [fetchKeys]: (url, init) => this.#makeFetch(signal)(url, init as never),
    });
    const signed = token.split('.').length === 5 ? await decryptToken(token, encryption.key) : token;
    const { payload } = await jwtVerify(signed, this.#issuerKeys, {
      issuer: this.settings.issuer,
      audience: config.clientMetadata().client_id,
      algorithms: [...signatures[this.settings.name]],
      clockTolerance: 30,
      currentDate: new Date(this.#clock().getTime() + this.#skew),
    });
    return payload;
  }
}

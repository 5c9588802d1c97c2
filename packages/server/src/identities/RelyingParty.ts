import { createRemoteJWKSet, customFetch as fetchKeys, type JWTPayload, jwtVerify } from 'jose';
import * as client from 'openid-client';
import type { IssuerSettings } from '../settings/settings.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { IssuerError, parseIssuerError } from './IssuerError.ts';
import { decryptToken, importKeys, makeDpopKey, type OwnKeys, openDpopKey } from './ownKeys.ts';
import { parseEntityNumber } from './parseEntityNumber.ts';

/** How long one operation at an issuer may take, in milliseconds: the page behind it answers within five seconds. */
export const DEADLINE_MS = 3_000;
/** How long what an issuer says of itself is believed, in milliseconds: 10 minutes. */
const METADATA_MS = 10 * 60 * 1000;
/** How far our clock and the issuer's may be apart, in milliseconds. */
const MAX_SKEW_MS = 2 * 60 * 1000;
/** How long the word with which we prove who we are is good, in seconds. */
const ASSERTION_SECONDS = 120;

const signatures = { singpass: ['ES256'], b2c: ['ES256', 'PS256', 'RS256', 'EdDSA'] } as const;

/** What an attempt has to remember until the browser comes back. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Private key the tokens are bound to; null where the issuer does not bind them. */
  readonly dpopKey: Readonly<Record<string, unknown>> | null;
}

/** What somebody is asked for at the issuer, and where they come back to. */
export interface AuthRequest {
  readonly redirectUri: string;
  /** Fields of Myinfo, by their own names; null for a log-in only. */
  readonly myinfo: readonly string[] | null;
  /** Whether they have to log in there anew, whoever was there before. */
  readonly isFresh: boolean;
}

/** Who an issuer says somebody is. */
export interface Identity {
  readonly subject: string;
  /** The company for which they logged in, by its entity number; null where they came for themselves. */
  readonly entityNumber: string | null;
  /** What Myinfo says of them, as it came; null when it was not asked. */
  readonly person: unknown;
  /** When they logged in there, by our clock; null where the issuer does not say. */
  readonly loggedInAt: Date | null;
}

interface Operation {
  readonly config: client.Configuration;
  readonly signal: AbortSignal;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What our side of an issuer goes by. */
export interface PartyOptions {
  readonly clock: () => Date;
  /** How long one operation may take, in milliseconds. @default 3,000 */
  readonly deadline?: number;
}

/** Our side of one issuer: it sends people there, and finds out who came back. */
export class RelyingParty {
  readonly settings: IssuerSettings;
  readonly #clock: () => Date;
  readonly #deadline: number;
  readonly #circuitBreaker: CircuitBreaker;
  #keys: Promise<OwnKeys> | null = null;
  #known: { metadata: client.ServerMetadata; until: number } | null = null;
  #issuerKeys: ReturnType<typeof createRemoteJWKSet> | null = null;
  /** The issuer's clock less ours, in milliseconds. */
  #skew = 0;

  constructor(settings: IssuerSettings, { clock, deadline = DEADLINE_MS }: PartyOptions) {
    this.settings = settings;
    this.#clock = clock;
    this.#deadline = deadline;
    this.#circuitBreaker = new CircuitBreaker(() => performance.now());
  }

  /** Tells the issuer what will be asked, and gives the address to send the browser to with what must be remembered. */
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

  /** Exchanges what the browser came back with, and reads Myinfo where it was asked for. Throws `IssuerError`. */
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

  /** Our public keys, as the issuer fetches them. */
  async publishKeys(): Promise<{ keys: readonly object[] }> {
    return { keys: (await this.#loadKeys()).published };
  }

  #loadKeys(): Promise<OwnKeys> {
    this.#keys ??= importKeys(this.settings.keys);
    return this.#keys;
  }

  /** Does an errand within the deadline, unless the issuer has not answered lately. */
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
        // Our library reads the machine's clock; what counts is the issuer's.
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

  /** What the issuer says of itself; refused where its clock and ours are too far apart, or where it lacks what is needed. */
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

  /** Asks within the deadline, and looks at the issuer's clock. */
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

  /** The claims of a token that this issuer signed for us; decrypted first where it is encrypted. */
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

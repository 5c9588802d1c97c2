import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import * as messages from '../messages.ts';
import type { ReturnFailure } from './failures.ts';
import { forgeAnswer } from './forgeAnswer.ts';
import { MemoryAdapter } from './MemoryAdapter.ts';
import { myinfoFields, personas, tellCompany, tellPerson } from './personas.ts';

/** A site that knows its people from the issuer. */
export interface IssuerClient {
  readonly id: string;
  readonly redirectUri: string;
  /** Where the site publishes its keys. */
  readonly keysUrl: string;
  /** Its public key for tokens to be encrypted with; null: they are only signed. */
  readonly encryption: JWK | null;
}

/** What an issuer is made with. */
export interface IssuerOptions {
  /** Its address, with a path of its own. */
  readonly url: string;
  readonly clients: readonly IssuerClient[];
  /** Whether it asks for all that FAPI 2.0 does, as Singpass does. */
  readonly isFapi: boolean;
  /** Private key its tokens are signed with. */
  readonly signing: JWK;
}

/** An issuer that answers under a path of a server. */
export interface Issuer {
  readonly provider: Provider;
  readonly path: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** What the next answer to somebody goes wrong with; by the grant they gave. */
  readonly injected: Map<string, ReturnFailure>;
}

/** Seconds the things of a log-in are good for, as the real one has them. */
const lifetimes = { PushedAuthorizationRequest: 60, AuthorizationCode: 120, AccessToken: 600, IdToken: 600 };

/** Asks who somebody is every time, whoever was here before. */
function makePolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('asks_always', messages.everyLoginReason, (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** Makes an OpenID issuer with invented people, on the same library real ones are made of. */
export function createIssuer({ url, clients, isFapi, signing }: IssuerOptions): Issuer {
  const { pathname: path } = new URL(url);
  const name = path.slice(1);
  const injected = new Map<string, ReturnFailure>();
  const published: JWK[] = [];
  let lastReturn: string | null = null;
  const provider = new Provider(url, {
    adapter: MemoryAdapter,
    responseTypes: ['code'],
    clientAuthMethods: ['private_key_jwt'],
    clients: clients.map(({ id, redirectUri, keysUrl, encryption }) => ({
      client_id: id,
      redirect_uris: [redirectUri],
      jwks_uri: keysUrl,
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      id_token_signed_response_alg: 'ES256',
      require_pushed_authorization_requests: isFapi,
      dpop_bound_access_tokens: isFapi,
      ...(encryption
        ? {
            userinfo_signed_response_alg: 'ES256' as const,
            id_token_encrypted_response_alg: 'ECDH-ES+A256KW' as const,
            id_token_encrypted_response_enc: 'A256GCM' as const,
            userinfo_encrypted_response_alg: 'ECDH-ES+A256KW' as const,
            userinfo_encrypted_response_enc: 'A256GCM' as const,
          }
        : {}),
    })),
    jwks: { keys: [signing as never] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: isFapi },
      pushedAuthorizationRequests: { enabled: isFapi, requirePushedAuthorizationRequests: isFapi },
      encryption: { enabled: true },
      jwtUserinfo: { enabled: true },
      ...(isFapi ? { fapi: { enabled: true, profile: '2.0' } } : {}),
    },
    enabledJWA: {
      idTokenEncryptionAlgValues: ['ECDH-ES+A256KW'],
      userinfoEncryptionAlgValues: ['ECDH-ES+A256KW'],
      clientAuthSigningAlgValues: ['ES256'],
      dPoPSigningAlgValues: ['ES256'],
    },
    pkce: { required: () => true },
    scopes: ['openid', ...myinfoFields],
    claims: Object.fromEntries([
      // Singpass vouches for people alone.
      ['openid', isFapi ? ['sub'] : ['sub', 'entityInfo']],
      ...myinfoFields.map((field) => [field, ['person_info']]),
    ]),
    extraParams: ['authentication_context_type'],
    clientBasedCORS: () => false,
    // The library refuses addresses of this machine; the site's keys are nowhere else.
    fetch: (address, { method, headers, body, signal } = {}) =>
      fetch(address, {
        method: method ?? 'GET',
        headers: headers ?? {},
        body: body ?? null,
        signal: signal ?? null,
      }),
    ttl: { ...lifetimes, Grant: 600, Interaction: 600, Session: 600 },
    cookies: {
      keys: ['the sandbox keeps no secrets'],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    interactions: { policy: makePolicy(), url: (_, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_, subject) => {
      const persona = personas.find((someone) => someone.subject === subject);
      return (
        persona && {
          accountId: subject,
          claims: (_use, scope) => ({
            sub: subject,
            person_info: tellPerson(persona, scope.split(' ')),
            ...(isFapi ? {} : tellCompany(persona)),
          }),
        }
      );
    },
    renderError: (ctx, { error, error_description: reason }) => {
      ctx.type = 'text/plain';
      ctx.body = messages.loginFailure(error, reason ?? '');
    },
  });

  // The address that was asked is the one before the proxy, where there is one.
  provider.proxy = url.startsWith('https:');

  provider.use(async (ctx, next) => {
    await next();
    const route = ctx.oidc?.route;
    const { AuthorizationCode: code, AccessToken: token } = ctx.oidc?.entities ?? {};
    const failure = injected.get(code?.grantId ?? token?.grantId ?? '');
    if (failure)
      await forgeAnswer(failure, ctx, { url, clients, signing, publish: (key) => void published.push(key) });
    if (route === 'jwks') {
      const { keys } = ctx.body as { keys: JWK[] };
      ctx.body = { keys: [...keys, ...published] };
    }
    if (route === 'resume') {
      const returned = ctx.response.get('location');
      if (!returned.startsWith(url)) {
        if (failure === 'replay' && lastReturn) ctx.response.set('location', lastReturn);
        else if (failure === 'wrong-state') ctx.response.set('location', changeState(returned));
        else lastReturn = returned;
      }
    }
  });

  const answer = provider.callback();
  return {
    provider,
    path,
    injected,
    handle(request, response) {
      const original = request.url ?? '';
      // The library reads its own prefix from these two, as under a router.
      Object.assign(request, { originalUrl: original, url: original.slice(path.length) || '/' });
      void answer(request, response);
    },
  };
}

function changeState(address: string): string {
  const returned = new URL(address);
  returned.searchParams.set('state', 'another-state-of-more-than-thirty-characters');
  return returned.href;
}

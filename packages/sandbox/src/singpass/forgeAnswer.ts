import { setTimeout as wait } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import { isUserinfoFailure, type ReturnFailure } from './failures.ts';
import { forgeToken, serializeUserinfo } from './forgeToken.ts';
import { myinfoFields, personas, tellPerson } from './personas.ts';

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Whose answers are twisted, and what they are signed with. */
export interface ForgingIssuer {
  readonly url: string;
  readonly clients: readonly { readonly id: string; readonly encryption: JWK | null }[];
  readonly signing: JWK;
  /** Publishes one more public key. */
  readonly publish: (key: JWK) => void;
}

async function forgeTokens(failure: ReturnFailure, ctx: Context, { url, clients, ...keys }: ForgingIssuer) {
  const code = ctx.oidc.entities.AuthorizationCode;
  const client = clients.find(({ id }) => id === code?.clientId);
  const body = ctx.body as { id_token?: string };
  if (!code?.accountId || !client || !body.id_token) return;
  if (failure === 'slow') await wait(1_000);
  else if (failure === 'hang') await wait(60_000);
  else if (failure === 'garbage') ctx.body = '<html>not a token</html>';
  else
    body.id_token = await forgeToken(
      failure,
      { issuer: url, audience: client.id, subject: code.accountId, nonce: code.nonce },
      { ...keys, encryption: client.encryption },
    );
}

async function forgeUserinfo(failure: ReturnFailure, ctx: Context, { url, clients, ...keys }: ForgingIssuer) {
  const token = ctx.oidc.entities.AccessToken;
  const client = clients.find(({ id }) => id === token?.clientId);
  const isOther = failure === 'userinfo-other-person';
  const told = personas.find(({ subject }) => (subject === token?.accountId) !== isOther);
  if (!client || !told) return;
  const claims = {
    iss: url,
    aud: failure === 'userinfo-other-audience' ? 'another-site' : client.id,
    sub: told.subject,
    person_info: tellPerson(told, myinfoFields),
  };
  ctx.body = await serializeUserinfo(claims, { ...keys, encryption: client.encryption });
}

/** Lets one answer of an issuer go wrong in one way, where it is an answer that this way is about. */
export async function forgeAnswer(
  failure: ReturnFailure,
  ctx: Context,
  issuer: ForgingIssuer,
): Promise<void> {
  const route = ctx.oidc?.route;
  if (route === 'token' && !isUserinfoFailure(failure)) await forgeTokens(failure, ctx, issuer);
  if (route === 'userinfo' && isUserinfoFailure(failure)) await forgeUserinfo(failure, ctx, issuer);
}

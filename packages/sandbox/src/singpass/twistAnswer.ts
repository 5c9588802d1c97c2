import { setTimeout as wait } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import { isUserinfoFault, type ReturnFault } from './faults.ts';
import { myinfoFields, personas, tellPerson } from './personas.ts';
import { twistToken, writeUserinfo } from './twistToken.ts';

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Whose answers are twisted, and what they are signed with. */
export interface TwistedIssuer {
  readonly url: string;
  readonly clients: readonly { readonly id: string; readonly encryption: JWK | null }[];
  readonly signing: JWK;
  /** Publishes one more public key. */
  readonly publish: (key: JWK) => void;
}

async function twistTokens(fault: ReturnFault, ctx: Context, { url, clients, ...keys }: TwistedIssuer) {
  const code = ctx.oidc.entities.AuthorizationCode;
  const client = clients.find(({ id }) => id === code?.clientId);
  const body = ctx.body as { id_token?: string };
  if (!code?.accountId || !client || !body.id_token) return;
  if (fault === 'slow') await wait(1_000);
  else if (fault === 'hang') await wait(60_000);
  else if (fault === 'garbage') ctx.body = '<html>not a token</html>';
  else
    body.id_token = await twistToken(
      fault,
      { issuer: url, audience: client.id, subject: code.accountId, nonce: code.nonce },
      { ...keys, encryption: client.encryption },
    );
}

async function twistUserinfo(fault: ReturnFault, ctx: Context, { url, clients, ...keys }: TwistedIssuer) {
  const token = ctx.oidc.entities.AccessToken;
  const client = clients.find(({ id }) => id === token?.clientId);
  const isOther = fault === 'userinfo-other-person';
  const told = personas.find(({ subject }) => (subject === token?.accountId) !== isOther);
  if (!client || !told) return;
  const claims = {
    iss: url,
    aud: fault === 'userinfo-other-audience' ? 'another-site' : client.id,
    sub: told.subject,
    person_info: tellPerson(told, myinfoFields),
  };
  ctx.body = await writeUserinfo(claims, { ...keys, encryption: client.encryption });
}

/** Lets one answer of an issuer go wrong in one way, where it is an answer that this way is about. */
export async function twistAnswer(fault: ReturnFault, ctx: Context, issuer: TwistedIssuer): Promise<void> {
  const route = ctx.oidc?.route;
  if (route === 'token' && !isUserinfoFault(fault)) await twistTokens(fault, ctx, issuer);
  if (route === 'userinfo' && isUserinfoFault(fault)) await twistUserinfo(fault, ctx, issuer);
}

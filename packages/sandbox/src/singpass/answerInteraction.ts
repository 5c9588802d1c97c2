import type { IncomingMessage, ServerResponse } from 'node:http';
import * as messages from '../messages.ts';
import type { Issuer } from './createIssuer.ts';
import { parseReturnFailure } from './failures.ts';
import { makeIssuerHeaders, renderChoicePage, renderConsentPage } from './issuerPages.ts';
import { personas } from './personas.ts';

/** The fields of a form that was posted. */
export async function parseForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return new URLSearchParams(text);
}

/** Ends the log-in of the person who was here before somebody else logs in, as whoever hands on a device expects. */
async function forgetOther({ provider }: Issuer, uid: string, subject: string): Promise<void> {
  const interaction = await provider.Interaction.find(uid);
  if (!interaction?.session || interaction.session.accountId === subject) return;
  await (await provider.Session.findByUid(interaction.session.uid))?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

const failures = {
  cancel: { error: 'access_denied', error_description: messages.loginCancelled },
  refuse: { error: 'login_required', error_description: messages.loginNotAllowed },
  'time-out': { error: 'temporarily_unavailable', error_description: messages.loginTimedOut },
} as const;

/** Answers the pages on which somebody says who they are and what the site may have. */
export async function answerInteraction(
  issuer: Issuer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, injected, path } = issuer;
  const { uid, params } = await provider.interactionDetails(request, response);
  const clientId = String(params.client_id);
  const site = new URL(String(params.redirect_uri)).origin;
  const fields = String(params.scope)
    .split(' ')
    .filter((scope) => scope !== 'openid');
  const action = `${path}/interaction/${uid}`;
  const send = (html: string) => response.writeHead(200, makeIssuerHeaders(site)).end(html);
  if (request.method !== 'POST') return void send(renderChoicePage(action, site));

  const form = await parseForm(request);
  const step = form.get('step');
  const subject = form.get('subject') ?? '';
  const failure = parseReturnFailure(form.get('fault'));
  const fail = (how: keyof typeof failures) => provider.interactionFinished(request, response, failures[how]);
  const persona = personas.find((someone) => someone.subject === subject);
  if (step === 'cancel' || !persona) return fail('cancel');
  if (failure === 'refuse' || failure === 'time-out') return fail(failure);
  if (step === 'choose' && fields.length > 0) {
    return void send(renderConsentPage(action, site, { subject, failure }, fields));
  }
  await forgetOther(issuer, uid, subject);
  const grant = new provider.Grant({ accountId: subject, clientId });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  if (failure !== '') injected.set(grantId, failure);
  await provider.interactionFinished(request, response, {
    login: { accountId: subject, remember: false },
    consent: { grantId },
  });
}

import { type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { escapeHtml } from '../html.ts';
import * as messages from './messages.ts';
import type { PageAnswer } from './PageAnswer.ts';
import { renderBankPage, renderSteps } from './renderBankPage.ts';

/** A registered site that sends its customers to set up a payment method. */
export interface SandboxPartner {
  readonly key: string;
  /** Our origin. */
  readonly aud: string;
  readonly privateKey: KeyObject;
  readonly returnUrl: string;
}

const TOKEN_SECONDS = 300;

/** Signs the token of a customer. */
const signToken = (
  { key, aud, privateKey, returnUrl }: SandboxPartner,
  { customer, kind }: { customer: string; kind: 'setup' | 'change' },
): Promise<string> =>
  new SignJWT({ kind, returnUrl })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setIssuer(key)
    .setAudience(aud)
    .setSubject(customer)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .setJti(randomUUID())
    .sign(privateKey);

function renderPartnerPage(partner: SandboxPartner, told: string | null): string {
  const outcome = told === null ? '' : `<p role="status">${escapeHtml(told)}</p>`;
  return renderBankPage(
    messages.partnerTitle,
    `<p class="lead">${escapeHtml(messages.partnerLead(new URL(partner.aud).host))}</p>${outcome}
<form method="post" action="/partner"><div class="field"><label for="customer">${messages.partnerCustomerLabel}</label><input type="text" id="customer" name="customer" value="customer-1" required maxlength="100"></div>${renderSteps(
      [
        { step: 'setup', label: messages.partnerSetupLabel },
        { step: 'change', label: messages.partnerChangeLabel },
      ],
    )}</form>`,
  );
}

/** Answers the page of the partner: it sends a customer to the site, and says how they came back. */
export async function answerPartnerPage(
  partner: SandboxPartner,
  localOrigin: string,
  url: URL,
  form: URLSearchParams | null,
): Promise<PageAnswer> {
  if (!form) {
    const status = url.searchParams.get('status');
    return { html: renderPartnerPage(partner, status && messages.partnerOutcome(status)) };
  }
  const token = await signToken(partner, {
    customer: form.get('customer')?.trim() || 'customer-1',
    kind: form.get('step') === 'change' ? 'change' : 'setup',
  });
  const response = await fetch(`${localOrigin}/api/ext/setups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(5_000),
  });
  const answer = (await response.json().catch(() => null)) as { data?: { url?: unknown } } | null;
  const to = answer?.data?.url;
  return typeof to === 'string'
    ? { to }
    : { html: renderPartnerPage(partner, messages.partnerFailure(response.status)) };
}

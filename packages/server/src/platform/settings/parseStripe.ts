import { mayUseSandbox } from './mayUseSandbox.ts';
import { type Settings, SettingsError, type StripeSettings, type Variables } from './settings.ts';

const keyForm = /^(?:sk|rk)_(live|test)_[A-Za-z0-9]{10,}$/;
const secretForm = /^whsec_[A-Za-z0-9+/=_-]{10,}$/;

/** Reads how Stripe is reached, or null: a live key in production and a test key elsewhere; no error shows a key. */
export function parseStripe(
  variables: Variables,
  settings: Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl'>,
): StripeSettings | null {
  const find = (name: string): string | null => variables[name]?.trim() || null;
  const key = find('STRIPE_SECRET_KEY');
  const secrets = find('STRIPE_WEBHOOK_SECRETS');
  const apiUrl = find('STRIPE_API_URL');
  if (!key && !secrets && !apiUrl) return null;
  const kind = settings.appEnvironment === 'production' ? 'live' : 'test';
  if (!key) throw new SettingsError('STRIPE_SECRET_KEY', undefined, 'set with the other settings of Stripe');
  if (keyForm.exec(key)?.[1] !== kind)
    throw new SettingsError(
      'STRIPE_SECRET_KEY',
      '***',
      `a ${kind} key, sk_${kind}_… or rk_${kind}_…, when APP_ENV is ${settings.appEnvironment}`,
    );
  if (!secrets) throw new SettingsError('STRIPE_WEBHOOK_SECRETS', undefined, 'set with STRIPE_SECRET_KEY');
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  if (!webhookSecrets.every((secret) => secretForm.test(secret)))
    throw new SettingsError('STRIPE_WEBHOOK_SECRETS', '***', 'secrets like whsec_…, separated by commas');
  return { key, webhookSecrets, apiUrl: apiUrl && parseApiUrl(apiUrl, settings) };
}

function parseApiUrl(
  text: string,
  settings: Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl'>,
): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!mayUseSandbox(settings))
    throw new SettingsError('STRIPE_API_URL', text, 'not set where others can reach the server');
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.username
  )
    throw new SettingsError('STRIPE_API_URL', text, 'an origin like http://127.0.0.1:12111');
  return url.origin;
}

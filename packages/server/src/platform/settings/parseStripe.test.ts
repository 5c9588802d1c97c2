import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';
import { parseStripe } from './parseStripe.ts';

const local = { appEnvironment: 'dev', host: '127.0.0.1', publicUrl: null } as const;
const production = {
  appEnvironment: 'production',
  host: '0.0.0.0',
  publicUrl: 'https://sewa.example',
} as const;
const key = (kind: string) => `sk_${kind}_${'aB3'.repeat(8)}`;
const secret = `whsec_${'cD4'.repeat(8)}`;
const variables = { STRIPE_SECRET_KEY: key('test'), STRIPE_WEBHOOK_SECRETS: secret };

describe('the settings of Stripe', () => {
  test('are none by default', () => expect(parseStripe({}, production)).toBeNull());

  test('take a test key here and a live one in production, with one or more secrets', () => {
    expect(parseStripe(variables, local)).toEqual({
      key: key('test'),
      webhookSecrets: [secret],
      apiUrl: null,
    });
    const live = { STRIPE_SECRET_KEY: key('live'), STRIPE_WEBHOOK_SECRETS: `${secret}, ${secret}2` };
    expect(parseStripe(live, production)?.webhookSecrets).toEqual([secret, `${secret}2`]);
  });

  test.each([
    ['a key without secrets', { STRIPE_SECRET_KEY: key('test') }, 'STRIPE_WEBHOOK_SECRETS is not set'],
    ['secrets without a key', { STRIPE_WEBHOOK_SECRETS: secret }, 'STRIPE_SECRET_KEY is not set'],
    ['a live key', { ...variables, STRIPE_SECRET_KEY: key('live') }, 'STRIPE_SECRET_KEY is "***"'],
    [
      'a wrong secret',
      { ...variables, STRIPE_WEBHOOK_SECRETS: `${secret},aB3` },
      'STRIPE_WEBHOOK_SECRETS is "***"',
    ],
    [
      'a wrong address',
      { ...variables, STRIPE_API_URL: '127.0.0.1:12111' },
      'STRIPE_API_URL is "127.0.0.1:12111"',
    ],
  ])('refuse %s in one line, without showing a key', (_, wrong, message) => {
    expect(() => parseStripe(wrong, local)).toThrow(message);
    expect(() => parseStripe(wrong, local)).not.toThrow(/aB3aB3|cD4/);
  });

  test('take another address of the API only where nobody else can reach the server', () => {
    const doubled = { ...variables, STRIPE_API_URL: 'http://127.0.0.1:12111' };
    expect(parseStripe(doubled, local)?.apiUrl).toBe('http://127.0.0.1:12111');
    expect(() => parseStripe(doubled, { ...local, host: '0.0.0.0' })).toThrow('STRIPE_API_URL is');
  });

  test('need the key that seals account numbers, except where the sandbox makes one', () => {
    expect(parseSettings(variables)).toMatchObject({ stripe: { key: key('test') }, sealKey: null });
    expect(() => parseSettings({ ...variables, HOST: '0.0.0.0' })).toThrow('SEAL_KEY is not set');
  });
});

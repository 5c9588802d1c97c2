import { type PushSettings, SettingsError, type Variables } from './settings.ts';

/** A point on P-256, uncompressed, and a private key, each as base64url. */
const forms = {
  PUSH_PUBLIC_KEY: /^[\w-]{87}$/,
  PUSH_PRIVATE_KEY: /^[\w-]{43}$/,
  PUSH_SUBJECT: /^(?:mailto:.+@.+|https:\/\/.+)$/,
};

const wanted = {
  PUSH_PUBLIC_KEY: 'a VAPID public key of 87 base64url characters',
  PUSH_PRIVATE_KEY: 'a VAPID private key of 43 base64url characters',
  PUSH_SUBJECT: 'a mailto: or https address at which push services reach you',
};

/** Reads the keys of push messages, or null where none is set. */
export function parsePush(variables: Variables): PushSettings | null {
  const find = (name: keyof typeof forms): string => variables[name]?.trim() ?? '';
  const names = Object.keys(forms) as (keyof typeof forms)[];
  if (names.every((name) => find(name) === '')) return null;
  for (const name of names) {
    const isSecret = name === 'PUSH_PRIVATE_KEY' && find(name) !== '';
    if (!forms[name].test(find(name)))
      throw new SettingsError(name, isSecret ? '***' : find(name) || undefined, wanted[name]);
  }
  return {
    publicKey: find('PUSH_PUBLIC_KEY'),
    privateKey: find('PUSH_PRIVATE_KEY'),
    subject: find('PUSH_SUBJECT'),
  };
}

import { type AppEnvironment, SettingsError } from './settings.ts';

const form = /^key_(live|test)_[A-Za-z0-9]{32}$/;

/** Reads the key of the link service: a live one in production and a test one elsewhere; the error never shows it. */
export function parseLinkKey(text: string | null, appEnvironment: AppEnvironment): string | null {
  if (text === null) return null;
  const kind = appEnvironment === 'production' ? 'live' : 'test';
  if (form.exec(text)?.[1] !== kind)
    throw new SettingsError(
      'BRANCH_KEY',
      '***',
      `key_${kind}_ and 32 letters and digits when APP_ENV is ${appEnvironment}`,
    );
  return text;
}

import { describe, expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://sewa.example',
  SMTP_URL: 'smtps://mail.example:465',
  SMS_URL: 'https://sms.example/messages',
};

describe('the settings', () => {
  test('have a default for everything a fresh machine needs', () => {
    expect(readSettings({})).toMatchObject({
      appEnvironment: 'dev',
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '.data',
      databaseUrl: null,
      publicUrl: null,
      redirectHosts: [],
      hasEyeAssist: true,
      isRateLimited: true,
    });
  });

  test('take what is set, and an empty variable as not set', () => {
    const settings = readSettings({
      ...production,
      PORT: ' 8080 ',
      DATABASE_URL: 'postgres://sewa:secret@db.example:5432/sewa',
      REDIRECT_ALLOW: 'blog.example, Help.Example:8443',
      COOKIE_DOMAIN: '',
      EYE_ASSIST: 'off',
      RATE_LIMITS: 'off',
    });
    expect(settings).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://sewa:secret@db.example:5432/sewa',
      redirectHosts: ['blog.example', 'help.example:8443'],
      cookieDomain: null,
      hasEyeAssist: false,
      isRateLimited: false,
    });
  });

  test.each([
    [{ PORT: '80a' }, 'PORT is "80a"; it should be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1"; it should be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it should be a whole number from 0 to 65535.'],
    [{ APP_ENV: 'live' }, 'APP_ENV is "live"; it should be dev, test or production.'],
    [
      { PUBLIC_URL: 'sewa.example' },
      'PUBLIC_URL is "sewa.example"; it should be an origin like https://sewa.example, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://sewa.example/app' },
      'PUBLIC_URL is "https://sewa.example/app"; it should be an origin like https://sewa.example, without a path.',
    ],
    [
      { MAIN_DOMAIN: 'https://sewa.example' },
      'MAIN_DOMAIN is "https://sewa.example"; it should be a host name like sewa.example.',
    ],
    [
      { REDIRECT_ALLOW: 'a.example,b c' },
      'REDIRECT_ALLOW is "a.example,b c"; it should be host names separated by commas.',
    ],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS is "yes"; it should be on or off.'],
  ])('refuse %o in one line', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
  });

  test('never print a password', () => {
    const variables = { DATABASE_URL: 'mysql://sewa:secret@db.example/sewa' };
    expect(() => readSettings(variables)).toThrow(
      'DATABASE_URL is "mysql://sewa:***@db.example/sewa"; it should be an address like postgres://user:password@host:5432/sewa.',
    );
  });

  test('refuse to start production half-configured', () => {
    expect(readSettings(production)).toMatchObject({ appEnvironment: 'production' });
    expect(() => readSettings({ ...production, PUBLIC_URL: '' })).toThrow(
      'PUBLIC_URL is not set; it should be set when APP_ENV is production.',
    );
    expect(() => readSettings({ ...production, PUBLIC_URL: 'http://sewa.example' })).toThrow(
      'it should be https when APP_ENV is production',
    );
    expect(() => readSettings({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL is not set');
    expect(() => readSettings({ ...production, SMS_URL: '' })).toThrow('SMS_URL is not set');
  });
});

import { DEFAULT_CONNECTIONS, MIN_CONNECTIONS } from '../database/limits.ts';
import { mayUseSandbox } from './mayUseSandbox.ts';
import { parseAnalytics, parseTagManager } from './parseAnalytics.ts';
import { parseBlobStorage } from './parseBlobStorage.ts';
import { parseIssuers, parseSealKeys, SEAL_KEY_FORM } from './parseIssuers.ts';
import { parseLinkKey } from './parseLinkKey.ts';
import { parsePush } from './parsePush.ts';
import { parseDocumentSeal, parseSingpassSign } from './parseSigning.ts';
import { parseStripe } from './parseStripe.ts';
import { parseMetricsToken, parseTracing } from './parseTelemetry.ts';
import {
  type AppEnvironment,
  type HelpMode,
  type Role,
  type Settings,
  SettingsError,
  type Variables,
} from './settings.ts';

type Reader<Value> = (name: string) => Value;

const environments: readonly AppEnvironment[] = ['dev', 'test', 'production'];
const NATS_FORM = 'the address of a NATS server like nats://user:password@host:4222, or tls://…';
const CLAMD_FORM = 'the address of a ClamAV daemon like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl';
const hostForm = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i;

/** An address, or a name and an address in angle brackets, as they stand in a letter. */
const senderForm = /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

function makeReaders(variables: Variables) {
  const find: Reader<string | null> = (name) => {
    const value = variables[name]?.trim();
    return value ? value : null;
  };
  const findNumber = (name: string, fallback: number, max: number, min = 0): number => {
    const text = find(name);
    if (text === null) return fallback;
    if (!/^\d{1,9}$/.test(text) || Number(text) > max || Number(text) < min) {
      throw new SettingsError(name, text, `a whole number from ${min} to ${max}`);
    }
    return Number(text);
  };
  const findUrl = (name: string, schemes: readonly string[], wanted: string): URL | null => {
    const text = find(name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !schemes.includes(url.protocol)) throw new SettingsError(name, hidePassword(text), wanted);
    return url;
  };
  const findOrigin: Reader<string | null> = (name) => {
    const wanted = 'an origin like https://sewa.example, without a path';
    const url = findUrl(name, ['http:', 'https:'], wanted);
    if (url && (url.pathname !== '/' || url.search || url.hash || url.username)) {
      throw new SettingsError(name, url.href, wanted);
    }
    return url?.origin ?? null;
  };
  const findHost: Reader<string | null> = (name) => {
    const text = find(name);
    if (text !== null && !hostForm.test(text))
      throw new SettingsError(name, text, 'a host name like sewa.example');
    return text?.toLowerCase() ?? null;
  };
  const findDatabase: Reader<string | null> = (name) =>
    findUrl(name, ['postgres:', 'postgresql:'], 'an address like postgres://user:password@host:5432/sewa')
      ?.href ?? null;
  return { find, findNumber, findUrl, findOrigin, findHost, findDatabase };
}

/** An address without its password, or what stands there alone. */
const hidePassword = (text: string): string =>
  text.replace(/^([a-z][a-z\d+.-]*:\/\/(?:[^:@/]*:)?)?.*@/i, '$1***@');

function parseSwitch(variables: Variables, name: string, fallback: boolean): boolean {
  const text = variables[name]?.trim();
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off') throw new SettingsError(name, text, 'on or off');
  return text === 'on';
}

/** Several processes can only share a server. */
function parseRole(text: string, databaseUrl: string | null): Role {
  if (text !== 'web' && text !== 'worker' && text !== 'all')
    throw new SettingsError('ROLE', text, 'web, worker or all');
  if (text !== 'all' && !databaseUrl)
    throw new SettingsError('ROLE', text, 'all without DATABASE_URL: only one process can use the folder');
  return text;
}

/** What only processes on a server need. */
function refuseAlone(name: string, url: string | null, databaseUrl: string | null): string | null {
  if (url !== null && databaseUrl === null)
    throw new SettingsError(name, hidePassword(url), 'set only beside DATABASE_URL');
  return url;
}

function parseHelpMode(text: string): HelpMode {
  if (text !== 'chat' && text !== 'email') throw new SettingsError('HELP_MODE', text, 'chat or email');
  return text;
}

function parseSender(text: string): string {
  if (!senderForm.test(text))
    throw new SettingsError('MAIL_FROM', text, 'an address like Sewa <no-reply@sewa.example>');
  return text;
}

/** Names everything at once that production needs, with what was refused already. */
function refuseHalfConfigured(
  { appEnvironment, publicUrl }: Settings,
  variables: Variables,
  isSealed: boolean,
  refused: readonly SettingsError[],
): void {
  const isProduction = appEnvironment === 'production';
  const set = 'set when APP_ENV is production';
  const needed: readonly (readonly [name: string, isNeeded: boolean, wanted: string])[] = [
    ['PUBLIC_URL', isProduction, set],
    ['SMTP_URL', isProduction, set],
    ['SMS_URL', isProduction, set],
    [
      'TRUSTED_PROXIES',
      isProduction,
      'the number of proxies before the process when APP_ENV is production, 0 for none',
    ],
    ['SEAL_KEY', isSealed, SEAL_KEY_FORM],
  ];
  const missing = needed.filter(([name, isNeeded]) => isNeeded && !variables[name]?.trim());
  SettingsError.throwAll([
    ...missing.map(([name, , wanted]) => new SettingsError(name, undefined, wanted)),
    ...refused,
  ]);
  if (isProduction && publicUrl && !publicUrl.startsWith('https:'))
    throw new SettingsError('PUBLIC_URL', publicUrl, 'https when APP_ENV is production');
}

/** Settings of one service that are read together; null if they are refused, which is told with everything else that is. */
function orNull<Value>(refused: SettingsError[], read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    refused.push(error);
    return null;
  }
}

/** Reads and checks all settings; throws `SettingsError` at the first value that cannot be used, or with a line for each service that is set up by half, and each thing production lacks. */
export function parseSettings(variables: Variables): Settings {
  const { find, findNumber, findUrl, findOrigin, findHost, findDatabase } = makeReaders(variables);
  const appEnvironment = find('APP_ENV') ?? 'dev';
  if (!environments.some((name) => name === appEnvironment)) {
    throw new SettingsError('APP_ENV', appEnvironment, 'dev, test or production');
  }
  const isProduction = appEnvironment === 'production';
  const databaseUrl = findDatabase('DATABASE_URL');
  const smtpUrl = findUrl('SMTP_URL', ['smtp:', 'smtps:'], 'an address like smtps://user:password@host:465');
  const smsUrl = findUrl(
    'SMS_URL',
    ['http:', 'https:'],
    'an address messages are posted to, like https://user:password@sms.example/messages',
  );
  const clamdUrl = findUrl('CLAMD_URL', ['tcp:', 'unix:'], CLAMD_FORM);
  if (clamdUrl && !(clamdUrl.protocol === 'tcp:' ? clamdUrl.hostname && clamdUrl.port : clamdUrl.pathname))
    throw new SettingsError('CLAMD_URL', clamdUrl.href, CLAMD_FORM);
  const signalsUrl = findUrl('SIGNALS_URL', ['nats:', 'tls:'], NATS_FORM);
  if (
    signalsUrl &&
    (!signalsUrl.hostname || signalsUrl.pathname.length > 1 || signalsUrl.search || signalsUrl.hash)
  )
    throw new SettingsError('SIGNALS_URL', hidePassword(signalsUrl.href), NATS_FORM);
  const sentryDsn = findUrl('SENTRY_DSN', ['https:', 'http:'], 'the DSN of an error-reporting project');
  const redirectHosts = (find('REDIRECT_ALLOW') ?? '').split(',').flatMap((host) => {
    const name = host.trim().toLowerCase();
    if (name !== '' && !hostForm.test(name)) {
      throw new SettingsError(
        'REDIRECT_ALLOW',
        find('REDIRECT_ALLOW') ?? '',
        'host names separated by commas',
      );
    }
    return name === '' ? [] : [name];
  });
  const refused: SettingsError[] = [];
  const issuers = orNull(refused, () => parseIssuers(variables, appEnvironment as AppEnvironment));
  const settings: Settings = {
    appEnvironment: appEnvironment as AppEnvironment,
    role: parseRole(find('ROLE') ?? 'all', databaseUrl),
    port: findNumber('PORT', 3000, 65_535),
    host: find('HOST') ?? '127.0.0.1',
    dataFolder: find('DATA_DIR') ?? '.data',
    databaseUrl,
    databaseDirectUrl: refuseAlone('DATABASE_DIRECT_URL', findDatabase('DATABASE_DIRECT_URL'), databaseUrl),
    databaseReadUrl: refuseAlone('DATABASE_READ_URL', findDatabase('DATABASE_READ_URL'), databaseUrl),
    signalsUrl: refuseAlone('SIGNALS_URL', signalsUrl?.href ?? null, databaseUrl),
    blobStorage: orNull(refused, () => parseBlobStorage(variables)),
    databasePool: findNumber('DATABASE_POOL', DEFAULT_CONNECTIONS, 1_000, MIN_CONNECTIONS),
    publicUrl: findOrigin('PUBLIC_URL'),
    cookieDomain: findHost('COOKIE_DOMAIN'),
    embedOrigin: findOrigin('EMBED_ORIGIN'),
    apiOrigin: findOrigin('API_ORIGIN'),
    mainDomain: findHost('MAIN_DOMAIN'),
    sentryDsn: sentryDsn?.href ?? null,
    linkKey: parseLinkKey(find('BRANCH_KEY'), appEnvironment as AppEnvironment),
    linkApiUrl: null,
    analytics: orNull(refused, () => parseAnalytics(find('ANALYTICS_ID'), find('ANALYTICS_SECRET'))),
    tagManager: parseTagManager(find('TAG_MANAGER_ID')),
    appUrl: findUrl('APP_URL', ['https:'], 'the https address where the app is to be had')?.href ?? null,
    redirectHosts,
    smtpUrl: smtpUrl?.href ?? null,
    clamdUrl: clamdUrl?.href ?? null,
    mailFrom: parseSender(find('MAIL_FROM') ?? 'Sewa <no-reply@sewa.example>'),
    smsUrl: smsUrl?.href ?? null,
    smsFrom: find('SMS_FROM') ?? 'Sewa',
    smsToken: find('SMS_TOKEN'),
    push: orNull(refused, () => parsePush(variables)),
    codesPerNumber: findNumber('OTP_PER_NUMBER', isProduction ? 5 : 100, 1_000_000),
    codesPerAddress: findNumber('OTP_PER_ADDRESS', isProduction ? 20 : 400, 1_000_000),
    codeResendSeconds: findNumber('OTP_RESEND_SECONDS', 30, 300),
    textsPerDay: findNumber('SMS_PER_DAY', 5_000, 1_000_000),
    trustedProxies: findNumber('TRUSTED_PROXIES', 0, 10),
    hasEyeAssist: parseSwitch(variables, 'EYE_ASSIST', true),
    helpMode: parseHelpMode(find('HELP_MODE') ?? 'chat'),
    isRateLimited: parseSwitch(variables, 'RATE_LIMITS', true),
    issuers: issuers ?? [],
    sandboxBank: null,
    stripe: null,
    sealKey: null,
    oldSealKeys: [],
    documentSeal: orNull(refused, () => parseDocumentSeal(variables)),
    timestampUrl:
      findUrl('TIMESTAMP_URL', ['http:', 'https:'], 'the address of a time stamp authority (RFC 3161)')
        ?.href ?? null,
    metricsToken: parseMetricsToken(variables),
    tracing: parseTracing(variables),
    singpassSign: orNull(refused, () => parseSingpassSign(variables, appEnvironment as AppEnvironment)),
  };
  settings.stripe = orNull(refused, () => parseStripe(variables, settings));
  [settings.sealKey = null, ...settings.oldSealKeys] = orNull(refused, () => parseSealKeys(variables)) ?? [];
  const hasStripe = find('STRIPE_SECRET_KEY') !== null;
  const isSealed = issuers?.length !== 0 || (hasStripe && !mayUseSandbox(settings));
  refuseHalfConfigured(settings, variables, isSealed, refused);
  return settings;
}

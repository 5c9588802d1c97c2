import { isLoopback } from './isLoopback.ts';
import {
  type AppEnvironment,
  type IssuerName,
  type IssuerSettings,
  type PrivateKey,
  SettingsError,
  type Variables,
} from './settings.ts';

const forms: readonly { name: IssuerName; prefix: string; scopes: string }[] = [
  { name: 'singpass', prefix: 'SINGPASS', scopes: 'openid' },
  { name: 'b2c', prefix: 'B2C', scopes: 'openid' },
];

const wantedKeys =
  'a JSON Web Key Set with two private keys on P-256, each with a kid: one with use sig, one with use enc';

/** The https address of a service, such as an issuer, without a slash at its end; http only on this machine. */
export function parseServiceUrl(name: string, text: string, isProduction: boolean, service: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'http:' && !isProduction && isLoopback(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isPlain) || url.search || url.hash || url.username) {
    throw new SettingsError(
      name,
      text,
      `the https address of ${service}, without query; http only on a loopback host outside production`,
    );
  }
  return text.replace(/\/$/, '');
}

const parts = ['x', 'y', 'd', 'kid'] as const;

function isPrivateKey(key: unknown): key is PrivateKey {
  if (typeof key !== 'object' || key === null) return false;
  const { kty, crv, ...rest }: Record<string, unknown> = { ...key };
  return kty === 'EC' && crv === 'P-256' && parts.every((part) => typeof rest[part] === 'string');
}

/** The private keys of a set; none where it isn't one. */
function listKeys(text: string | null): PrivateKey[] {
  let content: unknown;
  try {
    content = JSON.parse(text ?? '');
  } catch {
    content = null;
  }
  return typeof content === 'object' && content !== null && 'keys' in content && Array.isArray(content.keys)
    ? content.keys.filter(isPrivateKey)
    : [];
}

/** A private key to sign with; the error never shows it. */
export function loadSigningKey(name: string, text: string | null): PrivateKey {
  const key = listKeys(text).find(({ use }) => use === 'sig');
  if (!key)
    throw new SettingsError(
      name,
      text === null ? undefined : '***',
      'a JSON Web Key Set with a private key on P-256 that has a kid and use sig',
    );
  return key;
}

/** Two private keys; the error never shows them. */
function loadKeys(name: string, text: string | null): IssuerSettings['keys'] {
  const keys = listKeys(text);
  const find = (use: string) => keys.find((key) => key.use === use);
  const [signing, encryption] = [find('sig'), find('enc')];
  if (!signing || !encryption) throw new SettingsError(name, text === null ? undefined : '***', wantedKeys);
  return { signing, encryption };
}

/** Reads who may vouch for people: Singpass, a second issuer, both or none. */
export function parseIssuers(variables: Variables, appEnvironment: AppEnvironment): IssuerSettings[] {
  const find = (name: string): string | null => variables[name]?.trim() || null;
  return forms.flatMap(({ name, prefix, scopes }) => {
    const issuer = find(`${prefix}_ISSUER`);
    if (issuer === null) {
      const alone = ['CLIENT_ID', 'MYINFO_CLIENT_ID', 'SCOPES', 'KEYS'].find((part) =>
        find(`${prefix}_${part}`),
      );
      if (alone) throw new SettingsError(`${prefix}_ISSUER`, undefined, `set when ${prefix}_${alone} is`);
      return [];
    }
    const clientId = find(`${prefix}_CLIENT_ID`) ?? '';
    const missing = ['CLIENT_ID', 'KEYS'].filter((part) => !find(`${prefix}_${part}`));
    SettingsError.throwAll(
      missing.map(
        (part) => new SettingsError(`${prefix}_${part}`, undefined, `set when ${prefix}_ISSUER is`),
      ),
    );
    return {
      name,
      issuer: parseServiceUrl(`${prefix}_ISSUER`, issuer, appEnvironment === 'production', 'an issuer'),
      clientId,
      myinfoClientId: name === 'singpass' ? (find(`${prefix}_MYINFO_CLIENT_ID`) ?? clientId) : null,
      scopes: find(`${prefix}_SCOPES`) ?? scopes,
      keys: loadKeys(`${prefix}_KEYS`, find(`${prefix}_KEYS`)),
      isSandbox: false,
    };
  });
}

/** What `SEAL_KEY` should be. */
export const SEAL_KEY_FORM = '32 random bytes as base64url, and after a comma those it replaces';

/** Reads the keys of what must not be read in the database: the first one seals, the others only open what they sealed before. */
export function parseSealKeys({ SEAL_KEY: text = '' }: Variables): Buffer[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const key = Buffer.from(part.trim(), 'base64url');
    if (key.length !== 32 || key.toString('base64url') !== part.trim().replace(/=+$/, ''))
      throw new SettingsError('SEAL_KEY', '***', SEAL_KEY_FORM);
    return key;
  });
}

import { readFileSync } from 'node:fs';
import { loadSigningKey, parseServiceUrl } from './parseIssuers.ts';
import {
  type AppEnvironment,
  type DocumentSealSettings,
  SettingsError,
  type SingpassSignSettings,
  type Variables,
} from './settings.ts';

const P12_FORM = 'a PKCS #12 file: its path, or its content as base64';
const base64Form = /^[\w+/\s-]{200,}=*$/;

/** The first byte of a PKCS #12 file, which is a sequence in DER. */
const SEQUENCE = 0x30;

function loadP12(text: string): Buffer {
  if (base64Form.test(text)) {
    const content = Buffer.from(text, 'base64');
    if (content[0] !== SEQUENCE) throw new SettingsError('DOCUMENT_SEAL_P12', '***', P12_FORM);
    return content;
  }
  try {
    const content = readFileSync(text);
    if (content[0] === SEQUENCE) return content;
  } catch {
    // Told below, as for a file of another kind.
  }
  throw new SettingsError('DOCUMENT_SEAL_P12', text, P12_FORM);
}

/** Reads the seal for documents, or null. Whether the password opens it shows when it's first used. */
export function parseDocumentSeal(variables: Variables): DocumentSealSettings | null {
  const text = variables.DOCUMENT_SEAL_P12?.trim();
  const password = variables.DOCUMENT_SEAL_PASSWORD;
  if (text) return { p12: loadP12(text), password: password ?? '' };
  if (password) throw new SettingsError('DOCUMENT_SEAL_P12', undefined, 'set when DOCUMENT_SEAL_PASSWORD is');
  return null;
}

/** Reads how Sign with Singpass is reached, or null. */
export function parseSingpassSign(
  variables: Variables,
  appEnvironment: AppEnvironment,
): SingpassSignSettings | null {
  const find = (part: string): string | null => variables[`SINGPASS_SIGN_${part}`]?.trim() || null;
  const url = find('URL');
  if (url === null) {
    const alone = ['CLIENT_ID', 'KEYS'].find(find);
    if (alone) throw new SettingsError('SINGPASS_SIGN_URL', undefined, `set when SINGPASS_SIGN_${alone} is`);
    return null;
  }
  const clientId = find('CLIENT_ID');
  if (clientId === null)
    throw new SettingsError('SINGPASS_SIGN_CLIENT_ID', undefined, 'set when SINGPASS_SIGN_URL is');
  return {
    url: parseServiceUrl('SINGPASS_SIGN_URL', url, appEnvironment === 'production', 'an API'),
    clientId,
    key: loadSigningKey('SINGPASS_SIGN_KEYS', find('KEYS')),
  };
}

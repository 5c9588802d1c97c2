import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';
import { parseDocumentSeal, parseSingpassSign } from './parseSigning.ts';

const p12 = Buffer.concat([Buffer.from([0x30, 0x82]), Buffer.alloc(300, 7)]);
const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'topsecret', kid: 'one', use: 'sig' };
const sign = {
  SINGPASS_SIGN_URL: 'https://app.sign.singpass.gov.sg/api/v3/',
  SINGPASS_SIGN_CLIENT_ID: 'sewa',
  SINGPASS_SIGN_KEYS: JSON.stringify({ keys: [key] }),
};

describe('the seal for documents', () => {
  test('is none by default', () =>
    expect(parseSettings({})).toMatchObject({ documentSeal: null, timestampUrl: null, singpassSign: null }));

  test('is a file, or its content as base64', () => {
    const file = join(makeTestFolder(), 'seal.p12');
    writeFileSync(file, p12);
    const wanted = { p12, password: 'secret' };
    expect(parseDocumentSeal({ DOCUMENT_SEAL_P12: file, DOCUMENT_SEAL_PASSWORD: 'secret' })).toEqual(wanted);
    const text = p12.toString('base64');
    expect(parseDocumentSeal({ DOCUMENT_SEAL_P12: text, DOCUMENT_SEAL_PASSWORD: 'secret' })).toEqual(wanted);
  });

  test.each([
    [
      'a file that is not there',
      { DOCUMENT_SEAL_P12: '/nowhere/seal.p12' },
      'DOCUMENT_SEAL_P12 is "/nowhere',
    ],
    [
      'content of another kind',
      { DOCUMENT_SEAL_P12: Buffer.alloc(300, 1).toString('base64') },
      'DOCUMENT_SEAL_P12 is "***"',
    ],
    ['a password without a seal', { DOCUMENT_SEAL_PASSWORD: 'secret' }, 'DOCUMENT_SEAL_P12 is not set'],
    ['an authority without an address', { TIMESTAMP_URL: 'time' }, 'TIMESTAMP_URL is "time"'],
  ])('refuses %s in one line', (_, variables, message) => {
    expect(() => parseSettings(variables)).toThrow(message);
    expect(() => parseSettings(variables)).not.toThrow(/secret/);
  });
});

describe('Sign with Singpass', () => {
  test('needs an address, an id and a key', () => {
    expect(parseSingpassSign(sign, 'production')).toEqual({
      url: 'https://app.sign.singpass.gov.sg/api/v3',
      clientId: 'sewa',
      key,
    });
  });

  test.each([
    ['an id alone', { SINGPASS_SIGN_CLIENT_ID: 'sewa' }, 'SINGPASS_SIGN_URL is not set'],
    [
      'an address without an id',
      { ...sign, SINGPASS_SIGN_CLIENT_ID: '' },
      'SINGPASS_SIGN_CLIENT_ID is not set',
    ],
    [
      'plain http in production',
      { ...sign, SINGPASS_SIGN_URL: 'http://127.0.0.1/api' },
      'SINGPASS_SIGN_URL is',
    ],
    ['no key', { ...sign, SINGPASS_SIGN_KEYS: '' }, 'SINGPASS_SIGN_KEYS is not set'],
    [
      'a key for encryption',
      { ...sign, SINGPASS_SIGN_KEYS: JSON.stringify({ keys: [{ ...key, use: 'enc' }] }) },
      'SINGPASS_SIGN_KEYS is "***"',
    ],
  ])('refuses %s, without showing a key', (_, variables, message) => {
    expect(() => parseSingpassSign(variables, 'production')).toThrow(message);
    expect(() => parseSingpassSign(variables, 'production')).not.toThrow(/topsecret/);
  });
});

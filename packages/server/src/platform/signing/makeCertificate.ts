import { randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

/** A certificate with its private key. */
export interface KeyedCertificate {
  readonly certificate: pkijs.Certificate;
  /** The certificate as DER. */
  readonly der: Uint8Array<ArrayBuffer>;
  readonly key: CryptoKey;
}

/** What a certificate is made of. */
export interface CertificateOptions {
  /** Common name of its subject. */
  readonly name: string;
  /** Who vouches for it. @default itself: then it's a root that may vouch for others */
  readonly issuer?: KeyedCertificate;
  /** The only purpose it may serve, by its object identifier. */
  readonly purpose?: string;
  /** The moment it's made at: it's valid from a year before to ten years after. */
  readonly now: Date;
}

/** Purpose of a certificate that signs time stamps. */
export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** All keys made here are on this curve. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** Bits of the key usage: sign certificates and lists of revoked ones. */
const ISSUES = { valueHex: new Uint8Array([0x06]).buffer, unusedBits: 1 };
/** Bits of the key usage: digital signature and non-repudiation. */
const SIGNS = { valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 };

const YEARS_BEFORE = 1;
const YEARS_AFTER = 10;

function addYears(now: Date, years: number): Date {
  const moved = new Date(now);
  moved.setUTCFullYear(now.getUTCFullYear() + years);
  return moved;
}

const nameAs = (value: string) =>
  new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value }) }),
    ],
  });

const extend = (extnID: string, critical: boolean, content: asn1js.BaseBlock) =>
  new pkijs.Extension({ extnID, critical, extnValue: content.toBER(false) });

/** A positive number that no other certificate has. */
export const makeSerial = (): asn1js.Integer =>
  new asn1js.Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer });

/** Makes a certificate with a new key on P-256. */
export async function makeCertificate({
  name,
  issuer,
  purpose,
  now,
}: CertificateOptions): Promise<KeyedCertificate> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: makeSerial(),
    subject: nameAs(name),
    issuer: issuer?.certificate.subject ?? nameAs(name),
    notBefore: new pkijs.Time({ value: addYears(now, -YEARS_BEFORE) }),
    notAfter: new pkijs.Time({ value: addYears(now, YEARS_AFTER) }),
    extensions: [
      extend(BASIC_CONSTRAINTS, true, new pkijs.BasicConstraints({ cA: !issuer }).toSchema()),
      extend(KEY_USAGE, true, new asn1js.BitString(issuer ? SIGNS : ISSUES)),
      ...(purpose === undefined
        ? []
        : [extend(EXTENDED_KEY_USAGE, true, new pkijs.ExtKeyUsage({ keyPurposes: [purpose] }).toSchema())]),
    ],
  });
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(issuer?.key ?? privateKey, 'SHA-256');
  return { certificate, der: new Uint8Array(certificate.toSchema(true).toBER(false)), key: privateKey };
}

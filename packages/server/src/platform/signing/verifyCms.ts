import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { findDerEnd } from './findDerEnd.ts';

/** What a signature that holds says. */
export interface VerifiedCms {
  /** Common name of who signed, or null. */
  readonly signerName: string | null;
  /** Serial number of their certificate, in hexadecimal. */
  readonly serialNumber: string;
  /** The moment of the time stamp, or else the one that was claimed. */
  readonly signedAt: Date | null;
  readonly hasTimestamp: boolean;
}

const COMMON_NAME = '2.5.4.3';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

const hashNames: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const RSA_PSS = '1.2.840.113549.1.1.10';

/** Ways of signing: the kind of key, and the hash where the way names one. */
const schemes: Readonly<Record<string, { readonly key: string; readonly hash?: string }>> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  [RSA_PSS]: { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
  '1.2.840.10045.2.1': { key: 'ec' },
  '1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
};

/** Versions of signed data, and of a signer's part of it. */
const versions = [1, 3, 4, 5];

class BrokenSignature extends Error {}

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function digest(algorithm: string, bytes: Uint8Array): Buffer {
  const name = hashNames[algorithm];
  if (!name) throw new BrokenSignature(`No hash we know: ${algorithm}.`);
  return createHash(name).update(bytes).digest();
}

function parseSignedData(der: Uint8Array): pkijs.SignedData {
  // asn1js doesn't mind wrong lengths.
  if (findDerEnd(der) !== der.length) throw new BrokenSignature('No DER, or more than that.');
  const content = new pkijs.ContentInfo({ schema: asn1js.fromBER(toBuffer(der)).result });
  if (content.contentType !== pkijs.id_ContentType_SignedData) throw new BrokenSignature('Nothing signed.');
  return new pkijs.SignedData({ schema: content.content });
}

const listCertificates = ({ certificates = [] }: pkijs.SignedData): pkijs.Certificate[] =>
  certificates.filter((certificate) => certificate instanceof pkijs.Certificate);

const toDer = (certificate: pkijs.Certificate) => new Uint8Array(certificate.toSchema().toBER(false));

/** Throws unless each certificate was signed by the one that vouches for it, where that one is there. */
function checkCertificates(certificates: readonly pkijs.Certificate[]): void {
  const all = certificates.map((certificate) => new X509Certificate(toDer(certificate)));
  for (const certificate of all) {
    const issuers = all.filter(({ subject }) => subject === certificate.issuer);
    if (issuers.length > 0 && !issuers.some(({ publicKey }) => certificate.verify(publicKey)))
      throw new BrokenSignature(`The certificate of ${certificate.subject} was changed.`);
  }
}

/** Throws unless the signed attributes name the certificate the signature is checked with. */
function checkSigningCertificate(signer: pkijs.SignerInfo, certificate: pkijs.Certificate): void {
  const attribute = findAttribute(signer, SIGNING_CERTIFICATE_V2);
  if (!attribute) return;
  // SigningCertificateV2 { certs { ESSCertIDv2 { [hashAlgorithm,] certHash, [issuerSerial] } } }
  const named = attribute.values[0]?.valueBlock.value[0]?.valueBlock.value[0]?.valueBlock.value ?? [];
  const algorithm = named.find((part: unknown) => part instanceof asn1js.Sequence)?.valueBlock.value[0];
  const hash = named.find((part: unknown) => part instanceof asn1js.OctetString);
  const isNamed = algorithm instanceof asn1js.ObjectIdentifier && named[0] instanceof asn1js.Sequence;
  const wanted = digest(isNamed ? algorithm.getValue() : '2.16.840.1.101.3.4.2.1', toDer(certificate));
  if (!(hash instanceof asn1js.OctetString) || !wanted.equals(hash.valueBlock.valueHexView))
    throw new BrokenSignature('Another certificate was signed for.');
}

const findAttribute = (signer: pkijs.SignerInfo, wanted: string): pkijs.Attribute | undefined =>
  signer.signedAttrs?.attributes.find(({ type }) => type === wanted);

/** Throws unless the signed attributes are about this content, and of its type. */
function checkContent(signer: pkijs.SignerInfo, contentType: string, content: Uint8Array): void {
  const type = findAttribute(signer, CONTENT_TYPE)?.values[0];
  const hash = findAttribute(signer, MESSAGE_DIGEST)?.values[0];
  const isSame =
    hash instanceof asn1js.OctetString &&
    digest(signer.digestAlgorithm.algorithmId, content).equals(hash.valueBlock.valueHexView);
  if (!isSame) throw new BrokenSignature('The content was changed.');
  if (!(type instanceof asn1js.ObjectIdentifier) || type.getValue() !== contentType)
    throw new BrokenSignature('Another type of content was signed.');
}

function findCertificate(signed: pkijs.SignedData, { sid }: pkijs.SignerInfo): pkijs.Certificate {
  const found = listCertificates(signed).find(
    ({ issuer, serialNumber }) =>
      sid instanceof pkijs.IssuerAndSerialNumber &&
      serialNumber.isEqual(sid.serialNumber) &&
      Buffer.from(issuer.toSchema().toBER()).equals(Buffer.from(sid.issuer.toSchema().toBER())),
  );
  if (!found) throw new BrokenSignature('The certificate of the signer is missing.');
  return found;
}

/** Throws unless the signature of the signed attributes was made with the key of a certificate. */
function checkValue(signer: pkijs.SignerInfo, certificate: pkijs.Certificate): void {
  const id = signer.signatureAlgorithm.algorithmId;
  const scheme = schemes[id];
  const hash = hashNames[signer.digestAlgorithm.algorithmId];
  const { publicKey: key } = new X509Certificate(toDer(certificate));
  const isKnown = scheme?.key === key.asymmetricKeyType && (scheme?.hash ?? hash) === hash;
  if (!hash || !signer.signedAttrs || !isKnown)
    throw new BrokenSignature(`No way of signing we know: ${id}.`);
  const padding = id === RSA_PSS ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
  const attributes = new Uint8Array(signer.signedAttrs.encodedValue);
  const value = signer.signature.valueBlock.valueHexView;
  const options = key.asymmetricKeyType === 'rsa' ? { key, padding } : key;
  if (!verify(hash, attributes, options, value)) throw new BrokenSignature('The signature is wrong.');
}

/** Checks one signature over its content; answers with who made it. */
function checkSigner(signed: pkijs.SignedData, content: Uint8Array) {
  const [signer, ...others] = signed.signerInfos;
  if (!signer || others.length > 0) throw new BrokenSignature('Not exactly one signer.');
  if (!versions.includes(signed.version) || !versions.includes(signer.version))
    throw new BrokenSignature('A version that is not there.');
  const hashes = [signer.digestAlgorithm, ...signed.digestAlgorithms];
  if (hashes.some(({ algorithmParams }) => algorithmParams && !(algorithmParams instanceof asn1js.Null)))
    throw new BrokenSignature('A hash with options.');
  if (!signed.digestAlgorithms.some(({ algorithmId }) => algorithmId === signer.digestAlgorithm.algorithmId))
    throw new BrokenSignature('Another hash was announced.');
  const certificate = findCertificate(signed, signer);
  checkContent(signer, signed.encapContentInfo.eContentType, content);
  checkValue(signer, certificate);
  checkSigningCertificate(signer, certificate);
  checkCertificates(listCertificates(signed));
  return { signer, certificate };
}

/** The moment of an RFC 3161 time stamp of some bytes; throws if it isn't one. */
function readTimestamp(token: Uint8Array, stamped: Uint8Array): Date {
  const signed = parseSignedData(token);
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== pkijs.id_eContentType_TSTInfo || !eContent)
    throw new BrokenSignature('No time stamp.');
  const content = eContent.getValue();
  checkSigner(signed, new Uint8Array(content));
  const { messageImprint, genTime } = new pkijs.TSTInfo({ schema: asn1js.fromBER(content).result });
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (!digest(hashAlgorithm.algorithmId, stamped).equals(hashedMessage.valueBlock.valueHexView))
    throw new BrokenSignature('The time stamp is of something else.');
  return genTime;
}

/** The time stamp, the only thing that may stand beside a signature without being signed. */
function findTimestamp(signer: pkijs.SignerInfo): Uint8Array | null {
  const [attribute, ...others] = signer.unsignedAttrs?.attributes ?? [];
  const isOther = attribute && (attribute.type !== TIMESTAMP_TOKEN || others.length > 0);
  if (isOther) throw new BrokenSignature('Something beside the signature is not a time stamp.');
  return attribute ? new Uint8Array(attribute.values[0].toBER(false)) : null;
}

function findClaimedTime(signer: pkijs.SignerInfo): Date | null {
  const value = findAttribute(signer, SIGNING_TIME)?.values[0];
  return value instanceof asn1js.UTCTime ? value.toDate() : null;
}

const findName = ({ subject }: pkijs.Certificate): string | null =>
  subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value ?? null;

/** Checks a detached CMS signature with its time stamp and certificates; throws if any of them doesn't hold. Nobody's root is trusted here. */
export function verifyCms(der: Uint8Array, content: Uint8Array): VerifiedCms {
  const signed = parseSignedData(der);
  const { signer, certificate } = checkSigner(signed, content);
  const token = findTimestamp(signer);
  const stampedAt = token && readTimestamp(token, signer.signature.valueBlock.valueHexView);
  return {
    signerName: findName(certificate),
    serialNumber: Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex'),
    signedAt: stampedAt ?? findClaimedTime(signer),
    hasTimestamp: stampedAt !== null,
  };
}

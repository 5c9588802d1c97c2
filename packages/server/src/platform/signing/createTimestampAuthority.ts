import { createHash } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type KeyedCertificate, makeSerial } from './makeCertificate.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** An arc that belongs to nobody: no policy stands behind these time stamps. */
const POLICY = '1.2.3.4.1';

const hash = (bytes: ArrayBuffer | Uint8Array): ArrayBuffer =>
  new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer;

const sequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] });

const makeContent = (digest: Uint8Array, now: Date): ArrayBuffer =>
  new pkijs.TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: SHA_256,
        algorithmParams: new asn1js.Null(),
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: new Uint8Array(digest).buffer }),
    }),
    serialNumber: makeSerial(),
    genTime: now,
  })
    .toSchema()
    .toBER(false);

/** An RFC 3161 time stamp authority in this process, which goes by the sandbox's clock. */
export function createTimestampAuthority(
  { certificate, der, key }: KeyedCertificate,
  now: () => Date,
): TimestampAuthority {
  return {
    async timestamp(digest, algorithm) {
      if (algorithm !== 'SHA-256') throw new TypeError(`The time stamp authority doesn't know ${algorithm}.`);
      const content = makeContent(digest, now());
      const attributes = [
        new pkijs.Attribute({
          type: CONTENT_TYPE,
          values: [new asn1js.ObjectIdentifier({ value: pkijs.id_eContentType_TSTInfo })],
        }),
        new pkijs.Attribute({
          type: MESSAGE_DIGEST,
          values: [new asn1js.OctetString({ valueHex: hash(content) })],
        }),
        new pkijs.Attribute({
          type: SIGNING_CERTIFICATE_V2,
          values: [sequence(sequence(sequence(new asn1js.OctetString({ valueHex: hash(der) }))))],
        }),
      ];
      const signed = new pkijs.SignedData({
        version: 3,
        encapContentInfo: new pkijs.EncapsulatedContentInfo({
          eContentType: pkijs.id_eContentType_TSTInfo,
          eContent: new asn1js.OctetString({ valueHex: content }),
        }),
        signerInfos: [
          new pkijs.SignerInfo({
            version: 1,
            sid: new pkijs.IssuerAndSerialNumber({
              issuer: certificate.issuer,
              serialNumber: certificate.serialNumber,
            }),
            signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
          }),
        ],
        certificates: [certificate],
      });
      await signed.sign(key, 0, 'SHA-256');
      const token = new pkijs.ContentInfo({
        contentType: pkijs.id_ContentType_SignedData,
        content: signed.toSchema(true),
      });
      return new Uint8Array(token.toSchema().toBER(false));
    },
  };
}

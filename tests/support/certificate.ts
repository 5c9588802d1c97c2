import tls from 'node:tls';
import { issuerHost, sharedDomain } from './testHosts.ts';

/** What the hosts of the https site prove themselves with, and that nobody vouches for. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

async function makeCertificate(): Promise<Certificate> {
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: sharedDomain }], {
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [sharedDomain, `*.${sharedDomain}`, issuerHost].map((value) => ({ type: 2, value })),
      },
    ],
  });
  return { key, cert };
}

/** The certificate of this run: made when it is first needed, and handed on to the workers by the environment. */
export async function getCertificate(): Promise<Certificate> {
  process.env.SEWA_CERTIFICATE ??= JSON.stringify(await makeCertificate());
  return JSON.parse(process.env.SEWA_CERTIFICATE);
}

/** Lets Node, from which some tests ask without a browser, believe the certificate of this run where there is one. */
export function trustCertificate(): void {
  const { cert }: Partial<Certificate> = JSON.parse(process.env.SEWA_CERTIFICATE ?? '{}');
  if (cert) tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
}

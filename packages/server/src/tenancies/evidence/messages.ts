import { sayMoment } from '../messages.ts';

/** What the pack is, for whoever opens it. */
export const readme = (home: string, now: Date) => `Evidence of the tenancy of ${home}
Made on ${sayMoment(now)} (Singapore time)

events.json       every step of the tenancy; each holds the seal of the one before
inspections.json  the state of the home at the start and at the end
repairs.json      what was to be mended, and who paid
files/            the agreement with every signature, certificates, pictures, invoices; not what is still checked for viruses
SHA256SUMS        the checksum of each file
SHA256SUMS.sig    the seal of Sewa on the checksums
seal.pem          the certificate of that seal

To verify it, run: node verify.mjs
It prints the fingerprint of the certificate. Compare it with that of the signatures in your own copy of the agreement:
whoever forges the whole pack can seal it anew, but not with our key.
To verify the signatures in an agreement, run: pdfsig -nocert files/NAME.pdf
`;

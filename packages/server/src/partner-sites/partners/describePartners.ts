import type { PartnerRow } from './PartnerRow.ts';

/** A partner with the fingerprints of its public keys. */
type ListedPartner = PartnerRow & { readonly fingerprints: readonly string[] };

/** The partners as lines of a terminal. */
export const describePartners = (partners: readonly ListedPartner[]): string =>
  partners.length === 0
    ? 'No partners yet.\n'
    : partners
        .map(({ key, name, origins, state, fingerprints }) => {
          const keys = fingerprints.map((fingerprint) => fingerprint.slice(0, 16)).join(', ') || 'no keys';
          return `${key}  ${state}  ${name}  ${origins.join(', ')}  ${keys}\n`;
        })
        .join('');

/** Warns, for a terminal, that a live partner has the name of a new one, whatever its case; null if none has. */
export function warnOfName(partners: readonly PartnerRow[], name: string): string | null {
  const same = partners.find(
    (partner) => partner.state === 'live' && partner.name.toLowerCase() === name.toLowerCase(),
  );
  return same
    ? `There is a partner called ${same.name} already: ${same.key}. If you meant that one, end the new one with "partners end".\n`
    : null;
}

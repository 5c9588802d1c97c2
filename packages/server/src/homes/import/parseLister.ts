import { createHash } from 'node:crypto';
import { isAgencyLicenceNumber, isRegistrationNumber, normalizePhone } from '@sewa/formatters';
import type { ListerDraft } from '../listings/saveListers.ts';
import { type Cells, quoteCell } from './cells.ts';

function makeListerId(kind: string, identity: string): string {
  return createHash('sha256').update(`${kind}\n${identity}`).digest('hex').slice(0, 24);
}

function parsePhone(cells: Cells): string | null {
  const text = cells.text('lister_phone', 40);
  const phone = normalizePhone(text);
  if (text !== null && phone === null) {
    cells.refuse('lister_phone', `${quoteCell(text)} is not a Singapore phone number.`);
  }
  return phone;
}

function parseEmail(cells: Cells): string | null {
  const text = cells.text('lister_email', 254);
  if (text !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    cells.refuse('lister_email', `${quoteCell(text)} is not an email address.`);
  }
  return text;
}

function parseShaped(
  cells: Cells,
  column: string,
  hasShape: (text: string) => boolean,
  shape: string,
): string | null {
  const text = cells.text(column, 40)?.toUpperCase() ?? null;
  if (text === null) cells.refuse(column, `An agent’s listing needs it: ${shape}.`);
  else if (!hasShape(text)) cells.refuse(column, `${quoteCell(text)} is not of the form ${shape}.`);
  return text;
}

/** Who lets a home, as a feed's row says; null when it does not. An agent needs all that an advertisement must show. */
export function parseLister(cells: Cells): ListerDraft | null {
  const kind = cells.text('lister_kind', 20)?.toLowerCase() ?? null;
  if (kind === null) return null;
  if (kind !== 'owner' && kind !== 'agent') {
    cells.refuse('lister_kind', `${quoteCell(kind)} is neither owner nor agent.`);
    return null;
  }
  const name = cells.text('lister_name', 120);
  if (name === null) cells.refuse('lister_name', 'The lister’s name is missing.');
  const phoneNumber = parsePhone(cells);
  const email = parseEmail(cells);
  if (kind === 'owner') {
    return {
      id: makeListerId(kind, `${name} ${phoneNumber ?? ''}`),
      kind,
      name: name ?? '',
      phoneNumber,
      email,
      registrationNumber: null,
      agencyName: null,
      agencyLicenceNumber: null,
    };
  }
  if (cells.text('lister_phone', 40) === null) cells.refuse('lister_phone', 'An agent’s listing needs it.');
  const agencyName = cells.text('lister_agency_name', 120);
  if (agencyName === null) cells.refuse('lister_agency_name', 'An agent’s listing needs it.');
  const registrationNumber = parseShaped(
    cells,
    'lister_registration_number',
    isRegistrationNumber,
    'R, six digits and a letter',
  );
  const agencyLicenceNumber = parseShaped(
    cells,
    'lister_agency_licence_number',
    isAgencyLicenceNumber,
    'L, seven digits and a letter',
  );
  return {
    id: makeListerId(kind, registrationNumber ?? ''),
    kind,
    name: name ?? '',
    phoneNumber,
    email,
    registrationNumber,
    agencyName,
    agencyLicenceNumber,
  };
}

import { formatStreet } from '@sewa/formatters';

/** An address as somebody wrote it, or as a feed states it. */
export interface WrittenAddress {
  readonly block?: string | null | undefined;
  readonly street: string;
  readonly floor?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly postalCode: string;
}

/** An address as it is kept: nothing is empty, and floor and unit stand apart. */
export interface UnitAddress {
  readonly block: string | null;
  readonly street: string;
  readonly floor: string | null;
  readonly unit: string | null;
  readonly postalCode: string;
}

const clean = (text: string | null | undefined): string | null =>
  text?.replace(/[#\s]+/g, '').toUpperCase() || null;

/** Floor and unit, also where both were written in one field: '#05-123'. */
function parseFloorAndUnit({ floor, unit }: WrittenAddress): Pick<UnitAddress, 'floor' | 'unit'> {
  const [cleanFloor, cleanUnit] = [clean(floor), clean(unit)];
  const written = cleanFloor && cleanUnit ? null : /^(\w+)-(.+)$/.exec(cleanFloor ?? cleanUnit ?? '');
  if (written) return { floor: written[1] ?? null, unit: written[2] ?? null };
  const prefix = `${cleanFloor}-`;
  return {
    floor: cleanFloor,
    unit: cleanFloor && cleanUnit?.startsWith(prefix) ? cleanUnit.slice(prefix.length) : cleanUnit,
  };
}

const findBlock = (text: string | null | undefined): string | null =>
  clean(text?.replace(/^\s*(block|blk)\b\.?/i, ''));

/** Block and street, also where both were written in one field: '123 Marsiling Rise'. */
function parseBlockAndStreet({ block, street }: WrittenAddress): Pick<UnitAddress, 'block' | 'street'> {
  const known = findBlock(block);
  const written =
    known === null ? /^\s*(?:(?:block|blk)\.?\s*)?(\d+[a-z]?)\s+(.*\p{L}.*)$/iu.exec(street) : null;
  return written
    ? { block: findBlock(written[1]), street: formatStreet(written[2] ?? '') }
    : { block: known, street: formatStreet(street) };
}

/** An address in the form in which it is kept and shown. */
export const parseAddress = (address: WrittenAddress): UnitAddress => ({
  ...parseBlockAndStreet(address),
  ...parseFloorAndUnit(address),
  postalCode: address.postalCode,
});

const simplify = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b0+(?=[A-Z\d])/g, '');

/**
 * One text for each unit, whatever the case, spaces, signs, abbreviations and leading zeros of its address: equal for
 * 'BLK 12 ANG MO KIO AVE 3 #05-123' and '12 Ang Mo Kio Avenue 3 5-123'.
 */
export function makeAddressKey(address: WrittenAddress): string {
  // In capitals, because a street that is in title case already keeps its short words.
  const written = { ...address, street: address.street.toUpperCase().replaceAll('.', ' ') };
  const { block, street: fullStreet, floor: writtenFloor, unit, postalCode } = parseAddress(written);
  const street = simplify(fullStreet).replace(/\bSAINT\b/g, 'ST');
  // 'L5' and '5th' are floor 5.
  const floor = writtenFloor?.replace(/^(?:L|LEVEL|FLOOR)?(\d+)(?:ST|ND|RD|TH)?$/, '$1') ?? null;
  return [postalCode, street, ...[block, floor, unit].map((part) => simplify(part))].join('|');
}

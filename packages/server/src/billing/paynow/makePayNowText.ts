import { toLatin } from '../../platform/papers/toLatin.ts';

/** What a PayNow QR code says. */
export interface PayNowInput {
  readonly kind: 'mobile' | 'uen';
  /** A UEN, or a mobile number such as +6591234567. */
  readonly value: string;
  readonly cents: number;
  /** What the payee sees beside the money; 25 characters at most. */
  readonly reference: string;
  /** The payee's name, as the payer's bank shows it. */
  readonly name: string;
  /** The last day it can be paid, YYYY-MM-DD. */
  readonly expiresOn: string;
}

/** The longest name and reference that EMVCo allows. */
const MAX_LENGTH = 25;

/** A data object: id, length and value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Only printable ASCII, because a length counts characters and banks read no others. */
const toPlain = (text: string): string =>
  toLatin(
    toLatin(text)
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
  )
    .replace(/[^\x20-\x7e]+/g, '')
    .slice(0, MAX_LENGTH)
    .trim();

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
export function calculateCrc(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The text of a PayNow QR code: an EMVCo merchant-presented code (version 1.1) with Singapore's template 26. Its sum can't be edited, and
 * it works once.
 */
export function makePayNowText({ kind, value, cents, reference, name, expiresOn }: PayNowInput): string {
  const payNow = [
    field('00', 'SG.PAYNOW'),
    field('01', kind === 'mobile' ? '0' : '2'),
    field('02', value),
    field('03', '0'),
    field('04', expiresOn.replaceAll('-', '')),
  ].join('');
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', payNow),
    field('52', '0000'),
    field('53', '702'),
    field('54', `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    field('58', 'SG'),
    field('59', toPlain(name) || 'NA'),
    field('60', 'Singapore'),
    field('62', field('01', toPlain(reference))),
    // The checksum covers its own id and length.
    '6304',
  ].join('');
  return `${text}${calculateCrc(text)}`;
}

import type { ServiceDraft } from '@sewa/api/client';
import { cleanNumber, parseMoney } from '@sewa/formatters';
import * as messages from './messages.ts';
import type { ParsedStep } from './parseHome.ts';
import { MAX_CHARGES, type StepText } from './stepText.ts';

type Fields = ServiceDraft['fields'];

const parseWhole = (text: string, least: number, most: number): number | undefined => {
  const plain = cleanNumber(text);
  const value = Number(plain);
  return plain !== '' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

/** What is paid with the rent; rows that are half empty are wrong. */
function parseCharges(text: StepText): { charges: NonNullable<Fields['charges']>; wrong: number[] } {
  const charges: { words: string; cents: number }[] = [];
  const wrong: number[] = [];
  for (let index = 0; index < MAX_CHARGES; index++) {
    const words = (text[`chargeWords${index}`] ?? '').trim().slice(0, 60);
    const sum = (text[`chargeCents${index}`] ?? '').trim();
    const cents = parseMoney(sum);
    if (words === '' && sum === '') continue;
    if (words !== '' && cents) charges.push({ words, cents });
    else wrong.push(index);
  }
  return { charges, wrong };
}

/** Reads the step with the rent, its days and what is paid with it. */
export function parseRent(text: StepText): ParsedStep {
  const from = (text.from ?? '').trim();
  const deposit = (text.deposit ?? '').trim();
  const monthlyRent = parseMoney(text.monthlyRent) || undefined;
  const depositCents = deposit === '' ? null : parseMoney(deposit) || undefined;
  const months = parseWhole(text.months ?? '', 1, 120);
  const dueDay = parseWhole(text.dueDay ?? '', 1, 31);
  const { charges, wrong } = parseCharges(text);
  const isDay = /^20\d\d-\d\d-\d\d$/.test(from);
  return {
    fields: {
      ...(monthlyRent !== undefined && { monthlyRent }),
      ...(depositCents !== undefined && { depositCents }),
      ...(months !== undefined && { months }),
      ...(dueDay !== undefined && { dueDay }),
      ...(isDay && { from }),
      ...(wrong.length === 0 && { charges }),
    },
    issues: {
      ...(monthlyRent === undefined && { monthlyRent: messages.enter.monthlyRent }),
      ...(depositCents === undefined && { deposit: messages.enter.deposit }),
      ...(!isDay && { from: messages.enter.from }),
      ...(months === undefined && { months: messages.enter.months }),
      ...(dueDay === undefined && { dueDay: messages.enter.dueDay }),
      ...Object.fromEntries(wrong.map((index) => [`chargeCents${index}`, messages.enter.charge])),
    },
  };
}

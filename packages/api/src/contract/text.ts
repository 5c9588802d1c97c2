import { formatNumber } from '@sewa/formatters';
import { z } from 'zod';
import { normalizeLine, normalizeText } from './normalizeText.ts';

const tooLong = (longest: number): string => `is longer than ${formatNumber(longest)} characters`;

const bound = (schema: z.ZodString, longest: number, least: 0 | 1): z.ZodString =>
  (least === 0 ? schema : schema.min(least, 'is empty')).max(longest, tooLong(longest));

/** A text that others may be shown, on one line; it may be empty where `least` is 0. */
export const line = (longest: number, { least = 1 }: { least?: 0 | 1 } = {}): z.ZodString =>
  bound(z.string().overwrite(normalizeLine), longest, least);

/** A text that others may be shown, with its line breaks; it may be empty where `least` is 0. */
export const text = (longest: number, { least = 1 }: { least?: 0 | 1 } = {}): z.ZodString =>
  bound(z.string().overwrite(normalizeText), longest, least);

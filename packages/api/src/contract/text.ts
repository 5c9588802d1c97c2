import { formatNumber } from '@sewa/formatters';
import { z } from 'zod';
import { normalizeLine, normalizeMarkdown, normalizeText } from './normalizeText.ts';

const tooLong = (longest: number): string => `is longer than ${formatNumber(longest)} characters`;

const bound = (schema: z.ZodString, longest: number, least: 0 | 1): z.ZodString =>
  (least === 0 ? schema : schema.min(least, 'is empty')).max(longest, tooLong(longest));

/** Schema of single-line text that others may see. With `least: 0`, it may be empty. */
export const line = (longest: number, { least = 1 }: { least?: 0 | 1 } = {}): z.ZodString =>
  bound(z.string().overwrite(normalizeLine), longest, least);

/** Schema of multi-line text that others may see. With `least: 0`, it may be empty. */
export const text = (longest: number, { least = 1 }: { least?: 0 | 1 } = {}): z.ZodString =>
  bound(z.string().overwrite(normalizeText), longest, least);

/** A line that begins with more than thirty marks of quotes or lists, one in another. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){31}/m;

/** Schema of Markdown that others may see; it may be empty. */
export const markdown = (longest: number): z.ZodString =>
  bound(z.string().overwrite(normalizeMarkdown), longest, 0).refine(
    (body) => !tooDeep.test(body),
    'has quotes or lists nested too deeply',
  );

/** HTML's own rule for email fields, but with a dot in the domain: mail from outside doesn't get to any other. */
const emailForm = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, '+$'));

/** Schema of an email address. White space, invisible characters and full-width forms are cleaned first. */
export const email = (reason = 'should look like name@mail.example'): z.ZodString =>
  z
    .string()
    .overwrite((typed) => typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, ''))
    .max(254, 'is longer than 254 characters')
    .regex(emailForm, reason)
    .meta({ format: 'email' });

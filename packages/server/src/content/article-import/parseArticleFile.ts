import { articleTextSchema } from '@sewa/api/schema';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';

/** Midnight of a day in Singapore, or an instant. */
const publishedAt = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: messages.publishedAtReason })
  .transform((text) => new Date(text.length === 10 ? `${text}T00:00:00+08:00` : text));

const schema = z.strictObject({
  ...articleTextSchema.shape,
  publishedAt: publishedAt.optional(),
  cover: z.string().optional(),
  coverAlt: z.string().max(200).optional(),
});

/** The fields of an article's file: its front matter, and the text below as `body`. */
export type ArticleFile = z.output<typeof schema>;

/** A field that is wrong, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly reason: string;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

function findFrontMatter(text: string): { fields: Record<string, unknown>; body: string } | FieldProblem[] {
  const found = frontMatter.exec(text);
  if (!found) return [{ field: 'front matter', reason: common.missingReason }];
  const yaml = parseDocument(found[1] ?? '');
  const [error] = yaml.errors;
  if (error)
    return [{ field: 'front matter', reason: messages.yamlReason(error.message.split('\n')[0] ?? '') }];
  const fields: unknown = yaml.toJS();
  if (fields !== null && (typeof fields !== 'object' || Array.isArray(fields)))
    return [{ field: 'front matter', reason: messages.noFieldsReason }];
  // A field without a value is as good as none.
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== null && value !== '');
  return { fields: Object.fromEntries(given), body: text.slice(found[0].length) };
}

const describe = (issue: z.core.$ZodIssue, fields: object): FieldProblem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, reason: messages.unknownFieldReason }));
  const field = issue.path.join('.');
  return [{ field, reason: field in fields ? issue.message : common.missingReason }];
};

/** Parses the file of an article; returns everything that is wrong with it instead. */
export function parseArticleFile(text: string): ArticleFile | FieldProblem[] {
  const found = findFrontMatter(text);
  if (Array.isArray(found)) return found;
  const fields = { ...found.fields, body: found.body };
  const result = schema.safeParse(fields);
  if (!result.success) return result.error.issues.flatMap((issue) => describe(issue, fields));
  if (result.data.publishedAt && result.data.body.trim() === '')
    return [{ field: 'body', reason: common.emptyReason }];
  return result.data;
}

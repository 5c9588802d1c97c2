import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeLine } from '@sewa/api/schema';
import { ImportError } from '../../homes/import/ImportError.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { parseCover } from '../articles/parseCover.ts';
import * as messages from '../messages.ts';
import type { FileProblem, ImportedArticle } from './ImportedArticle.ts';
import { parseArticleFile } from './parseArticleFile.ts';

/** The articles of a folder, and what is wrong with its files. */
export interface ArticleFolder {
  readonly articles: readonly ImportedArticle[];
  readonly problems: readonly FileProblem[];
}

const pictureEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp'];

/** The Markdown files below a folder, without hidden ones. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ImportError(`${folder} is no folder that can be read.`);
  });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith('.') || part === 'node_modules'))
    .sort();
}

/** Reads the picture beside a file; returns why it can't be used instead. */
async function readCover(
  folder: string,
  file: string,
  cover: string,
): Promise<ImportedArticle['cover'] | string> {
  if (!pictureEndings.includes(path.extname(cover).toLowerCase())) return messages.coverTypeReason;
  const picture = path.resolve(folder, path.dirname(file), cover);
  if (path.relative(folder, picture).startsWith('..')) return messages.coverOutsideReason;
  const bytes = await readFile(picture).catch(() => null);
  if (!bytes) return messages.coverMissingReason;
  try {
    return { ...(await parseCover(bytes)), alt: '' };
  } catch (error) {
    if (error instanceof HttpError) return error.fields[0]?.reason ?? common.fileDamagedReason;
    throw error;
  }
}

async function readArticle(folder: string, file: string): Promise<ImportedArticle | FileProblem[]> {
  const bytes = await readFile(path.join(folder, file));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [{ file, field: 'file', reason: messages.encodingReason }];
  }
  const parsed = parseArticleFile(text);
  if (Array.isArray(parsed)) return parsed.map((problem) => ({ file, ...problem }));
  const { publishedAt = null, cover: name, coverAlt = '', ...fields } = parsed;
  const cover = name === undefined ? null : await readCover(folder, file, name);
  if (typeof cover === 'string') return [{ file, field: 'cover', reason: cover }];
  return { ...fields, publishedAt, cover: cover && { ...cover, alt: normalizeLine(coverAlt) } };
}

/** Reads the Markdown files of a folder, and the covers beside them. Throws if the folder can't be read. */
export async function readArticleFiles(folder: string): Promise<ArticleFolder> {
  const articles: ImportedArticle[] = [];
  const problems: FileProblem[] = [];
  const known = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    const article = await readArticle(folder, file);
    if (Array.isArray(article)) {
      problems.push(...article);
      continue;
    }
    const key = [article.kind, article.language, article.slug].join('/');
    const first = known.get(key);
    if (first !== undefined) problems.push({ file, field: 'slug', reason: messages.slugOfFileReason(first) });
    known.set(key, first ?? file);
    articles.push(article);
  }
  return { articles, problems };
}

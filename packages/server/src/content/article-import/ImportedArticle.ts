import type { Blob } from '../../platform/blobs/Blobs.ts';
import type { ArticleText } from '../articles/draftQueries.ts';

/** An article from a file. */
export interface ImportedArticle extends ArticleText {
  /** In the past: it is published; in the future: scheduled; null: a draft. */
  readonly publishedAt: Date | null;
  readonly cover: (Blob & { readonly alt: string; readonly width: number; readonly height: number }) | null;
}

/** What is wrong with a field of a file. */
export interface FileProblem {
  /** The file, relative to its folder. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

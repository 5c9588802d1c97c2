import type { ArticleText } from '../articles/draftQueries.ts';
import type { Cover } from '../articles/parseCover.ts';

/** An article from a file. */
export interface ImportedArticle extends ArticleText {
  /** In the past: it is published; in the future: scheduled; null: a draft. */
  readonly publishedAt: Date | null;
  readonly cover: (Cover & { readonly alt: string }) | null;
}

/** What is wrong with a field of a file. */
export interface FileProblem {
  /** The file, relative to its folder. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

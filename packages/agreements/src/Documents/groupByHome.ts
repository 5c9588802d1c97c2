import type { Document } from '@sewa/api/client';

/** The papers of one home, the newest first. */
export interface HomePapers {
  readonly home: string;
  readonly papers: readonly Document[];
  /** Of the rentals they belong to, the last one first. */
  readonly rentalIds: readonly string[];
}

/** Papers by home: the home with the newest paper first. */
export function groupByHome(documents: readonly Document[]): HomePapers[] {
  const newestFirst = documents.toSorted((one, two) => two.addedAt.localeCompare(one.addedAt));
  return [...new Set(newestFirst.map(({ home }) => home))].map((home) => {
    const papers = newestFirst.filter((paper) => paper.home === home);
    return { home, papers, rentalIds: [...new Set(papers.map(({ rentalId }) => rentalId))] };
  });
}

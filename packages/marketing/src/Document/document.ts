import type { Target } from '../Landing/landing.ts';

/** A part of a section: a paragraph, a list, names with their values, or a link. */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly rows: readonly { readonly name: string; readonly value: string }[] }
  | { readonly link: Target };

/** A section of a document; its id is where links lead. */
export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Where a fact comes from, and when it was read. */
export interface Source {
  readonly name: string;
  readonly href?: string;
  /** A day, such as 2026-11-21. */
  readonly readOn: string;
}

/** A page of text about the company or its rules, with its version. */
export interface CompanyDocument {
  readonly meta: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  /** The day of the version, such as 2026-11-28. */
  readonly day: string;
  readonly sections: readonly DocumentSection[];
  readonly sources?: readonly Source[];
  readonly action: Target;
}

import type { ContractTemplate } from '@sewa/api/client';

/** What a blank holds before anybody fills it: a value, or the offer's clause that it answers. */
export type BlankDefault = string | number | boolean | { readonly clause: string };

/** A blank of an agreement, with what stands in it at first. */
export type BlankData = ContractTemplate['blanks'][number] & {
  readonly fallback: BlankDefault;
  /** Least and most, of numbers and cents. */
  readonly range?: readonly [least: number, most: number];
};

/** A clause, in the words that are signed and in plain ones. */
export type ClauseData = ContractTemplate['clauses'][number];

/** A version of the agreement. Never changed once a draft was made of it: a new wording is a new version. */
export interface ContractTemplateData {
  readonly version: number;
  readonly from: string;
  readonly blanks: readonly BlankData[];
  readonly clauses: readonly ClauseData[];
}

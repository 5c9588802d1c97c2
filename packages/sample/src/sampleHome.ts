import type { LandedForm } from './drawings/facadeLanded.ts';

/** The outside of a building. */
export type FacadeForm = 'public' | 'condominium' | 'serviced' | 'shophouse' | LandedForm;

/** One home of the sample market as it is written down; what is not written here is worked out from it. */
export interface SampleHome {
  /** Names the home for good: its id is made from it. */
  readonly key: string;
  /** District code, two digits. */
  readonly district: string;
  readonly propertyType: number;
  readonly propertySubType: number;
  /** An invented project, or null where a block has no name. */
  readonly project: string | null;
  readonly facade: FacadeForm;
  readonly block: string;
  readonly street: string;
  readonly postalCode: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly furniture: 0 | 1 | 2;
  /** Floor area in square metres. */
  readonly sqm: number;
  /** Dollars a month. */
  readonly rent: number;
  /** Key of who lets it. */
  readonly lister: string;
  readonly status?: 'let' | 'closed';
  /** What is particular about this home. */
  readonly text: string;
}

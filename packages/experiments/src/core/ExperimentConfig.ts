/** An experiment, as the server lists it. */
export interface ExperimentConfig {
  /** Lower-case letters, digits and single dashes. */
  readonly id: string;
  readonly enabled: boolean;
  /** People are assigned on paths that start with one of these; `/` is the front page alone. */
  readonly validStartUrls: readonly string[];
}

/** One variant of an experiment. The first is `control`. */
export interface Variant {
  /** Lower-case letters, digits and single dashes. */
  readonly name: string;
  /** Its share of people, from 0 to 1; the weights of all variants add up to 1. */
  readonly weight: number;
}

/** The variant of everyone who takes no part. */
export const CONTROL = 'control';

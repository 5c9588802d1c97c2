/** What a page is asked to try out, as the server says it. */
export interface ExperimentConfig {
  /** Lower-case letters, digits and dashes. */
  readonly id: string;
  readonly enabled: boolean;
  /** People are assigned on paths that start with one of these; `/` is the front page alone. */
  readonly validStartUrls: readonly string[];
}

/** One arm of an experiment. The first is `control`. */
export interface Variant {
  readonly name: string;
  /** Its share of people; the weights of all arms add up to 1. */
  readonly weight: number;
}

/** The arm that everybody sees who takes no part. */
export const CONTROL = 'control';

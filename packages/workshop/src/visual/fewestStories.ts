/** How many stories there are at least: a run over everything that finds fewer has lost some, and fails. */
export const FEWEST_STORIES = 250;

import type { EventName } from '@sewa/api/client';
import type { Variant } from '@sewa/experiments';

/** What an experiment tries; the table `experiments` says whether it runs. */
export interface ExperimentEntry {
  readonly id: string;
  readonly validStartUrls: readonly string[];
  /** `control` first. */
  readonly variants: readonly Variant[];
  /** What people are to do more often. */
  readonly goal: EventName;
}

/** All experiments. */
export const experimentList: readonly ExperimentEntry[] = [
  {
    id: 'front-door',
    validStartUrls: ['/'],
    variants: [
      { name: 'control', weight: 0.5 },
      { name: 'bold', weight: 0.5 },
    ],
    goal: 'search-made',
  },
];

/** The experiment of an id, or null. */
export const findExperiment = (id: string): ExperimentEntry | null =>
  experimentList.find((entry) => entry.id === id) ?? null;

import { useContext } from 'react';
import { CONTROL } from '../core/ExperimentConfig.ts';
import { ExperimentsContext } from './context.ts';

/**
 * The variant of an experiment on this page: `control` on a server, until the page is hydrated, while the experiment is stopped, and for
 * everyone who takes no part. For what is visible from the start, use `Experiment`, which doesn't flicker.
 */
export function useExperiment(id: string): string {
  const { running, variants, isHydrated } = useContext(ExperimentsContext);
  return (running.includes(id) && isHydrated && variants[id]) || CONTROL;
}

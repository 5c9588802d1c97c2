export { Experiment, type ExperimentProps } from './react/Experiment.tsx';
export { ExperimentsProvider, type ExperimentsProviderProps } from './react/ExperimentsProvider.tsx';
export { useExperiment } from './react/useExperiment.ts';

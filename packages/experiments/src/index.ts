export { CONTROL, type ExperimentConfig, type Variant } from './Experiment.ts';

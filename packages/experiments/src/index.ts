export { chooseVariant } from './core/chooseVariant.ts';
export { createExperiments, type Experiments, type ExperimentsOptions } from './core/createExperiments.ts';
export { CONTROL, type ExperimentConfig, type Variant } from './core/ExperimentConfig.ts';
export {
  EXPERIMENT_SECONDS,
  nameExperimentCookie,
  parseExperimentCookie,
  parseExperimentCookies,
  serializeExperimentCookie,
} from './core/experimentCookie.ts';
export { hash } from './core/hash.ts';
export { isStartUrl } from './core/isStartUrl.ts';
export { variantScript, variantScriptHash } from './core/variantScript.ts';

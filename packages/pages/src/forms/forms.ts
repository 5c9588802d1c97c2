/** How features take forms: what they say, what became of them, and why one was refused. */
export { createFormActions } from './createFormActions.ts';
export {
  confirmFirst,
  type FormResult,
  findResult,
  makeResult,
  rejectFields,
} from './FormResult.ts';
export { describeConflict, hasChanged, hasField, isStale, listRefusedFields } from './fieldErrors.ts';
export { rejectWith, requireFormError } from './formStatus.ts';
export { findText, parseText, parseTexts, parseVersion } from './formTexts.ts';
export { sendOnce } from './sendOnce.ts';
export { splitUnit } from './splitUnit.ts';

/** How features take forms: what they say, what became of them, and why one was refused. */
export { createFormActions } from './forms/createFormActions.ts';
export {
  confirmFirst,
  type FormResult,
  findResult,
  makeResult,
  rejectFields,
} from './forms/FormResult.ts';
export { describeConflict, hasChanged, hasField, isStale, listRefusedFields } from './forms/fieldErrors.ts';
export { rejectWith, requireFormError } from './forms/formStatus.ts';
export { findText, parseText, parseTexts, parseVersion } from './forms/formTexts.ts';
export { sendOnce } from './forms/sendOnce.ts';
export { splitUnit } from './forms/splitUnit.ts';

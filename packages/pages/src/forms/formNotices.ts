/** What a page shows of its forms: why one was refused, whether it is meant, what it did, fields that are free again, and the button that chooses files. */
export { ConfirmQuestion } from './ConfirmQuestion.tsx';
export { FileButton } from './FileButton.tsx';
export { FormBanner } from './FormBanner.tsx';
export { FormError } from './FormError.tsx';
export { ResultFocus } from './ResultFocus.tsx';
export { useFormReset } from './useFormReset.ts';
export { useResultToast } from './useResultToast.ts';

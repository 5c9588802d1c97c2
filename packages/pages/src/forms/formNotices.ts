/** What a page says of its forms: why one was refused, whether it is meant, and what it did. */
export { ConfirmQuestion } from './ConfirmQuestion.tsx';
export { FormBanner } from './FormBanner.tsx';
export { FormError } from './FormError.tsx';
export { ResultFocus } from './ResultFocus.tsx';
export { useResultToast } from './useResultToast.ts';

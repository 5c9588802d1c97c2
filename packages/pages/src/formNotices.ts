/** What a page says of its forms: why one was refused, whether it is meant, and what it did. */
export { ConfirmQuestion } from './forms/ConfirmQuestion.tsx';
export { FormError } from './forms/FormError.tsx';
export { useResultToast } from './forms/useResultToast.ts';

export { ApiError } from './ApiError.ts';
export { catalogue } from './catalogue.ts';
export { type ErrorAnswer, type ErrorCode, type FieldError, isErrorAnswer } from './errorAnswer.ts';
export { explainError, isUnanswered } from './explainError.ts';

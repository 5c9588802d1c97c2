export { failOnConsoleErrors } from './failOnConsoleErrors.ts';
export { leavePageAsFound } from './leavePageAsFound.ts';

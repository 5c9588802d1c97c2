import { configure } from '@testing-library/react';

// What `findBy` and `waitFor` wait for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export { failOnConsoleErrors } from './failOnConsoleErrors.ts';
export { leavePageAsFound } from './leavePageAsFound.ts';

import { configureGlobal } from 'fast-check';

// The same few inputs in every run, so that a failure is of the change at hand; `npm test -- --all` looks for new ones.
if (process.env.SEWA_TESTS !== 'whole') configureGlobal({ seed: 39, numRuns: 50 });

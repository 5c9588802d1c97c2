import { configureScreenTests } from '../../vitest.screens.config.ts';

// SWR keeps the first answer to a key for as long as the page lives, and these tests begin with one.
export default configureScreenTests('discover', {
  alone: ['src/useEarlyInput.test.tsx', 'src/Favourites/useEarlyChoice.test.tsx'],
});

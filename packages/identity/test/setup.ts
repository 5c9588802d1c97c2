import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { failOnConsoleErrors, leavePageAsFound } from '@sewa/testing/components';
import { cleanup, configure } from '@testing-library/react';

// A page waits up to two seconds for an idle moment before it reads the deep link that opened it; a busy machine has none.
configure({ asyncUtilTimeout: 5_000 });

failOnConsoleErrors(() => {
  cleanup();
  document.body.replaceChildren();
});
leavePageAsFound();

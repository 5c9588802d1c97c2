import '@sewa/ui/reset.css';
import { failOnConsoleErrors, leavePageAsFound } from '@sewa/testing/components';
import { cleanup, configure } from '@testing-library/react';

// What a page reads and draws may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

failOnConsoleErrors(() => {
  cleanup();
  document.body.replaceChildren();
});
leavePageAsFound();

import '@sewa/ui/reset.css';
import { failOnConsoleErrors, leavePageAsFound } from '@sewa/testing/components';
import { cleanup } from '@testing-library/react';

failOnConsoleErrors(() => {
  cleanup();
  document.body.replaceChildren();
});
leavePageAsFound();

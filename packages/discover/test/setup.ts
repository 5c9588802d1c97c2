import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { failOnConsoleErrors } from '@sewa/testing/components';
import { cleanup } from '@testing-library/react';

failOnConsoleErrors(cleanup);

import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { setUpScreenTests } from '@sewa/testing/components';

setUpScreenTests();

import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { setUpComponentTests } from '@sewa/testing/components';

setUpComponentTests();

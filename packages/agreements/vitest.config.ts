import { configureScreenTests } from '../../vitest.screens.config.ts';

export default configureScreenTests('agreements');

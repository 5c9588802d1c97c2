import { configureScreenTests } from '../../vitest.screens.config.ts';

export default configureScreenTests('calculator', { subject: 'components' });

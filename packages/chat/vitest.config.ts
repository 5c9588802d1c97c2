import { configureScreenTests } from '../../vitest.screens.config.ts';

export default configureScreenTests('chat', { subject: 'components' });

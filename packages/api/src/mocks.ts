export { type MockAnswer, mockRoute, mockRoutes } from './mockRoutes.ts';

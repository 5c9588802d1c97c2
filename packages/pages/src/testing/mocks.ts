/** What tests and stories need to walk a route table without a server. */
export { isPageHandle } from '../page.ts';
export { createPageContext } from '../services.ts';
export { createMockedClient, type MockedCall } from './createMockedClient.ts';

/** What tests outside this package need to walk a route table. */
export { isPageHandle } from './page.ts';
export { createPageContext } from './services.ts';

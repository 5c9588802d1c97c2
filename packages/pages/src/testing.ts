/** What tests outside this package need to walk a route table. */
export { createPageContext } from './services.ts';

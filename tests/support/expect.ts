import { expect as expectByPlaywright } from '@playwright/test';
import { expectForms, isOfForms } from './forms/expectForms.ts';

/** Playwright's `expect`, which understands pages without a browser too. */
export const expect: typeof expectByPlaywright = new Proxy(expectByPlaywright, {
  apply: (target, self, given: Parameters<typeof expectByPlaywright>) =>
    isOfForms(given[0]) ? expectForms(given[0]) : Reflect.apply(target, self, given),
});

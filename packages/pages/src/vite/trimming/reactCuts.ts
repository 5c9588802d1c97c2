import type { TrimmedModule } from './trimLibraries.ts';

/** What is cut out of React: what is exported, but nobody imports. */
export const reactCuts: TrimmedModule = {
  module: 'react/cjs/react.production.js',
  cuts: [
    {
      reason: 'Neither our code nor a library in the browser imports it; a test looks for that.',
      blocks: {
        '': [
          'exports.Activity = ',
          'exports.Profiler = ',
          'exports.ViewTransition = ',
          'exports.__COMPILER_RUNTIME = ',
          'exports.addTransitionType = ',
          'exports.cache = ',
          'exports.cacheSignal = ',
          'exports.createRef = ',
          'exports.unstable_useCacheRefresh = ',
          'exports.useActionState = ',
          'exports.useDeferredValue = ',
          'exports.useOptimistic = ',
          'exports.useTransition = ',
        ],
      },
    },
  ],
};

/** What is cut out of the part of React DOM that needs no root. */
export const reactDomEntryCuts: TrimmedModule = {
  module: 'react-dom/cjs/react-dom.production.js',
  cuts: [
    {
      reason: 'Neither our code nor a library in the browser imports it; a test looks for that.',
      blocks: {
        '': [
          'exports.preconnect = ',
          'exports.prefetchDNS = ',
          'exports.preinit = ',
          'exports.preinitModule = ',
          'exports.preload = ',
          'exports.preloadModule = ',
          'exports.requestFormReset = ',
          'exports.unstable_batchedUpdates = ',
          'exports.useFormState = ',
          'exports.useFormStatus = ',
        ],
      },
    },
  ],
};

/** What is cut out of the scheduler. */
export const schedulerCuts: TrimmedModule = {
  module: 'scheduler/cjs/scheduler.production.js',
  cuts: [
    {
      reason: 'React DOM is the only one that schedules, and does not call it.',
      blocks: {
        '': [
          'exports.unstable_Profiling = ',
          'exports.unstable_forceFrameRate = ',
          'exports.unstable_next = ',
          'exports.unstable_runWithPriority = ',
          'exports.unstable_wrapCallback = ',
        ],
      },
    },
  ],
};

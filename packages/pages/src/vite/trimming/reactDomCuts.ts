import type { TrimmedModule } from './trimLibraries.ts';

/** What every table of hooks has of those that nothing calls. */
const uncalledHooks = [
  'useDeferredValue',
  'useTransition',
  'useHostTransitionStatus',
  'useFormState',
  'useActionState',
  'useOptimistic',
  'useMemoCache',
  'useCacheRefresh',
];

/** What is cut out of React DOM: pages are hydrated from `renderToString` into an element of the body. */
export const reactDomCuts: TrimmedModule = {
  module: 'react-dom/cjs/react-dom-client.production.js',
  cuts: [
    {
      reason:
        'Nothing renders `Profiler` (12), `SuspenseList` (19), hidden trees of old (23), caches (24), tracing markers (25), `html`, `head` or `body` (27), `ViewTransition` (30) or `Activity` (31).',
      tags: { 12: 7, 19: 12, 23: 7, 24: 10, 25: 2, 27: 43, 30: 26, 31: 21 },
      blocks: {
        createFiberFromTypeAndProps: [
          ['"html" === type || ', '5'],
          'case REACT_ACTIVITY_TYPE:',
          'case REACT_PROFILER_TYPE:',
          'case REACT_SUSPENSE_LIST_TYPE:',
          'case REACT_LEGACY_HIDDEN_TYPE:',
          'case REACT_VIEW_TRANSITION_TYPE:',
        ],
      },
    },
    {
      reason: 'No view transition begins without `ViewTransition`.',
      functions: [
        'trackEnterViewTransitions',
        'restoreViewTransitionOnHostInstances',
        'commitAppearingPairViewTransitions',
        'commitEnterViewTransitions',
        'commitDeletedPairViewTransitions',
        'commitExitViewTransitions',
        'commitNestedViewTransitions',
        'restorePairedViewTransitions',
        'restoreEnterOrExitViewTransitions',
        'restoreNestedViewTransitions',
        'measureNestedViewTransitions',
        'applyViewTransitionToHostInstances',
        'applyViewTransitionToHostInstancesRecursive',
        'measureViewTransitionHostInstancesRecursive',
        'commitAfterMutationEffectsOnFiber',
        'recursivelyTraverseAfterMutationEffects',
        'flushAfterMutationEffects',
        'scheduleViewTransitionEvent',
        'reportViewTransitionError',
        'startViewTransition',
        'createViewTransitionInstance',
        'ViewTransitionPseudoElement',
        'queueTransitionTypes',
      ],
      bodies: { claimQueuedTransitionTypes: 'return null;' },
      blocks: {
        '': [
          'ViewTransitionPseudoElement.prototype.animate = ',
          'ViewTransitionPseudoElement.prototype.getAnimations = ',
          'ViewTransitionPseudoElement.prototype.getComputedStyle = ',
        ],
        commitBeforeMutationEffects: [['(committedLanes & 335544064) === committedLanes', '!1']],
        commitRoot: [
          [
            'shouldStartViewTransition\n    ? ',
            'flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork()',
          ],
        ],
        flushSpawnedWork: [
          'if (\n      null !== recoverableErrors &&\n      ((pendingViewTransitionEvents',
          'var committedViewTransition = ',
          'pendingViewTransition = null',
          'recoverableErrors = pendingViewTransitionEvents',
          'onRecoverableError = pendingTransitionTypes',
        ],
      },
    },
    {
      reason: 'Nothing has the ref of a fragment.',
      functions: [
        'FragmentInstance',
        'commitNewChildToFragmentInstances',
        'commitFragmentInstanceInsertionEffects',
        'commitFragmentInstanceDeletionEffects',
        'addFragmentHandleToFiber',
      ],
      bodies: { isFragmentInstanceParent: 'return !1;', isFragmentInstanceHostBoundary: 'return !0;' },
      blocks: {
        '': [
          'FragmentInstance.prototype.addEventListener = ',
          'FragmentInstance.prototype.removeEventListener = ',
          'FragmentInstance.prototype.dispatchEvent = ',
          'FragmentInstance.prototype.focus = ',
          'FragmentInstance.prototype.focusLast = ',
          'FragmentInstance.prototype.blur = ',
          'FragmentInstance.prototype.observeUsing = ',
          'FragmentInstance.prototype.unobserveUsing = ',
          'FragmentInstance.prototype.getClientRects = ',
          'FragmentInstance.prototype.getRootNode = ',
          'FragmentInstance.prototype.compareDocumentPosition = ',
          'FragmentInstance.prototype.scrollIntoView = ',
        ],
        safelyAttachRef: ['case 7:'],
        commitReconciliationEffects: ['for (var parent = finishedWork.return; null !== parent; ) {'],
      },
    },
    {
      reason:
        'Style sheets and scripts stand in the document; React puts only `title`, `meta` and plain links into the head.',
      functions: ['acquireResource', 'preloadResourceAndSuspendIfNeeded'],
      bodies: {
        getResource: 'return null;',
        preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
      },
      blocks: {
        '': [
          [
            'ReactDOMSharedInternals.d = {',
            'ReactDOMSharedInternals.d = { ...previousDispatcher, f: flushSyncWork };',
          ],
        ],
        isHostHoistableType: ['case "style":', 'case "script":'],
        completeWork: [
          ['null !== nextResource\n            ? ', 'bubbleProperties(workInProgress)'],
          [
            'nextResource\n          ? nextResource !== ',
            '((current = current.memoizedProps), current !== newProps && markUpdate(workInProgress), bubbleProperties(workInProgress))',
          ],
        ],
        commitMutationEffectsOnFiber: [
          [
            'flags !== lanes\n            ? ',
            'null !== finishedWork.stateNode && commitHostUpdate(finishedWork, finishedWork.memoizedProps, current.memoizedProps)',
          ],
        ],
        completeRootWhenReady: [
          'if (\n    isViewTransitionEligible ||',
          'suspendedCommitReason = null',
          'var subtreeFlags = ',
        ],
      },
    },
    {
      reason: 'Forms have no functions as actions, and no transition waits for a promise.',
      functions: [
        'extractEvents$1',
        'entangleAsyncAction',
        'suspendIfUpdateReadFromEntangledAsyncAction',
        'requestFormReset',
      ],
      blocks: {
        '': [
          [
            'ReactSharedInternals.S = function',
            'ReactSharedInternals.S = function (transition, returnValue) { globalMostRecentTransitionTime = now(); null !== prevOnStartTransitionFinish && prevOnStartTransitionFinish(transition, returnValue); };',
          ],
        ],
        retryIfBlockedOn: [
          'for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {',
          'for (\n    ;\n    0 < queuedExplicitHydrationTargets.length',
          'i = (unblocked.ownerDocument || unblocked)',
          'if (null != i)',
        ],
        beginWork: ['null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks('],
        ContextOnlyDispatcher: uncalledHooks,
        HooksDispatcherOnMount: uncalledHooks,
        HooksDispatcherOnUpdate: uncalledHooks,
        HooksDispatcherOnRerender: uncalledHooks,
      },
    },
    {
      reason: 'No component has a dash in its name, and no attribute is from a namespace.',
      functions: ['setPropOnCustomElement', 'setValueForNamespacedAttribute'],
      bodies: { isCustomElement: 'return !1;' },
      blocks: {
        setInitialProperties: ['if (isCustomElement(tag)) {'],
        updateProperties: ['if (isCustomElement(tag)) {'],
        setProp: [
          'case "xlinkHref":',
          'case "xlinkActuate":',
          'case "xlinkArcrole":',
          'case "xlinkRole":',
          'case "xlinkShow":',
          'case "xlinkTitle":',
          'case "xlinkType":',
          'case "xmlBase":',
          'case "xmlLang":',
          'case "xmlSpace":',
          'case "is":',
        ],
      },
    },
    {
      reason: 'Nothing asks for `onBeforeInput` or for what is being composed.',
      blocks: {
        '': [
          'registerTwoPhaseEvent("onBeforeInput", [',
          'registerTwoPhaseEvent(\n  "onCompositionEnd",',
          'registerTwoPhaseEvent(\n  "onCompositionStart",',
          'registerTwoPhaseEvent(\n  "onCompositionUpdate",',
        ],
        dispatchEventForPluginEventSystem: [
          'var fallbackData',
          ['if (canUseCompositionEvent)', ';'],
          'eventType &&\n        (useFallbackCompositionData',
          'if (\n        (fallbackData = canUseTextInputEvent',
        ],
      },
    },
    {
      reason: 'Browsers of today name their events alike and tell of every input.',
      functions: [
        'stopWatchingForValueChange',
        'handleEventsForInputEventPolyfill',
        'getTargetInstForInputEventPolyfill',
      ],
      bodies: { getVendorPrefixedEventName: 'return eventName;' },
      blocks: {
        '': [
          'canUseDOM &&\n  ((style = ',
          ['var isInputEventSupported = !1', 'var isInputEventSupported = !0;'],
          'if (canUseDOM) {\n  var JSCompiler_inline_result',
        ],
      },
    },
    {
      reason: 'Reports of errors have no stack of components.',
      bodies: { getStackByFiberInDevAndProd: 'return "";' },
    },
    {
      reason: 'Nothing looks for the element of a component, and no hydration is ordered from outside.',
      blocks: {
        '': [
          'ReactDOMSharedInternals.findDOMNode = ',
          'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = ',
        ],
      },
    },
    {
      reason: 'Nothing shows transitions in the tab of the browser.',
      functions: ['defaultOnDefaultTransitionIndicator'],
    },
  ],
};

/** What features and the app use to describe pages. */
export { type BuildRoutesOptions, buildRoutes, type Guard, type GuardRequest } from './buildRoutes.tsx';
export { HelpService, type LoadHelpPanel } from './HelpService.tsx';
export { forgetHistoryEntries } from './historyEntries.ts';
export { LogInFirst, useLogInFirst } from './LogInFirst.tsx';
export {
  type LoadLogInSheet,
  type LogInHome,
  type LogInRequest,
  LogInService,
  type LogInSheetProps,
} from './LogInService.tsx';
export { PageForm, type PageFormProps } from './PageForm.tsx';
export { PageMeta, type PageMetaProps } from './PageMeta.tsx';
export { PageSite, type Site, usePageSite } from './PageSite.tsx';
export type {
  LayoutModule,
  LayoutName,
  LoadedFacts,
  LoadLayout,
  PageFlag,
  PageGuard,
  PageModule,
  PageRequest,
  PageRow,
} from './page.ts';
export { prepareProblem, showProblem } from './problems/showProblem.ts';
export { reportError } from './reporting/reportError.ts';
export {
  type ListedTask,
  type ListTasks,
  type LoadTasks,
  TaskService,
  useTaskService,
} from './TaskService.tsx';
export { getTabStorage } from './tabStorage.ts';
export { forgetTyped } from './typed/typedValues.ts';
export { useHistoryState } from './useHistoryState.ts';
export { usePageFlags } from './usePageFlags.ts';

import { usePageSite } from '@sewa/pages';
import { conversationPath, HELP_CONVERSATION, solutionPath } from '@sewa/paths';
import { useReader } from './useReader.ts';

/** Where help is: somebody signed in asks the help desk, if it has a chat; others read the answers, which lead on to it. */
export function useHelpHref(): string {
  const { helpMode } = usePageSite();
  const isVisitor = useReader() === 'visitor';
  return helpMode === 'chat' && !isVisitor
    ? conversationPath(HELP_CONVERSATION)
    : `${solutionPath('tenants')}#questions`;
}

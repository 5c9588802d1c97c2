import type { ApiError } from '@sewa/api/errors';
import { Dialog, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface UserProblemProps {
  /** Why the person could not be read. */
  readonly error: ApiError;
  /** Called once the person has read it: they are logged out then. */
  readonly onRead: () => void;
  /** Whether they could not be logged out; OK tries again. @default false */
  readonly isLogOutFailed?: boolean;
}

/** Says that somebody who is signed in could not be read, so that they are logged out. */
export function UserProblem({ error, onRead, isLogOutFailed = false }: UserProblemProps) {
  return (
    <Dialog
      isOpen
      title={messages.userProblemTitle}
      confirmLabel={messages.userProblemLabel}
      onOpenChange={onRead}
    >
      <Stack gap="s">
        {error.message || `${messages.userProblemLead} ${error.code}`}
        {isLogOutFailed ? (
          <Text tone="danger" role="alert">
            {messages.userProblemLead}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}

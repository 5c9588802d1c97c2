import type { ApiError } from '@sewa/api/errors';
import { Dialog } from '@sewa/ui';

interface UserProblemProps {
  /** Why the person could not be read. */
  readonly error: ApiError;
  /** Called once the person has read it: they are logged out then. */
  readonly onRead: () => void;
}

/** Says that somebody who is signed in could not be read, so that they are logged out. */
export function UserProblem({ error, onRead }: UserProblemProps) {
  return (
    <Dialog isOpen title="There is a problem with the user." confirmLabel="OK" onOpenChange={onRead}>
      {error.message || `We will do our best to solve it. ${error.code}`}
    </Dialog>
  );
}

import { useRoute } from '@sewa/api/swr';
import { UserProblem } from '../UserProblem/UserProblem.tsx';
import { useUserTrouble } from '../UserProblem/useUserTrouble.ts';
import { useLogOut } from '../useLogOut.ts';

/** Says so when somebody signed in can't be read. */
export function AccountTrouble() {
  const { error, mutate } = useRoute('getUser', {}, { isErrorReturned: true });
  const { logOut, hasFailed } = useLogOut();
  const trouble = useUserTrouble(error, () => void mutate());
  if (!trouble) return null;
  return (
    <UserProblem error={trouble} isLogOutFailed={hasFailed} onRead={() => void logOut({ stay: true })} />
  );
}

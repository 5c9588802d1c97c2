import { useClient } from '@sewa/api/swr';
import { useEffect, useState } from 'react';

/** Identifies the session's person to the help desk; the token is another one for each session. */
export function useHelpLogIn(): { readonly token: string | null; readonly hasFailed: boolean } {
  const client = useClient();
  const [token, setToken] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    client.helpLogIn({}, { signal }).then(
      (answer) => signal.aborted || setToken(answer.token),
      () => signal.aborted || setFailed(true),
    );
    return () => ending.abort();
  }, [client]);
  return { token, hasFailed };
}

import type { SessionEntry } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useRoute, useWrite } from '@sewa/api/swr';
import { showProblem } from '@sewa/pages';
import { useToast } from '@sewa/ui';
import { useState } from 'react';
import { acceptEnded } from './acceptEnded.ts';
import { describeSession } from './describeSession.ts';
import * as messages from './messages.ts';

/** Ending sessions in hand. */
export interface EndSessions {
  readonly end: (session: SessionEntry) => Promise<void>;
  readonly endOthers: () => Promise<void>;
  /** Id of the session being ended, 'others' for all but this one, or null. */
  readonly ending: string | null;
}

/** Ends sessions of the person in other browsers, and says how it went. */
export function useEndSessions(): EndSessions {
  const { mutate } = useRoute('listSessions', {}, { isErrorReturned: true });
  const { write: endOne } = useWrite('endSession');
  const { write: endAll } = useWrite('endOtherSessions');
  const { show } = useToast();
  const [ending, setEnding] = useState<string | null>(null);

  async function attempt(what: string, work: () => Promise<string>): Promise<void> {
    setEnding(what);
    try {
      show({ type: 'Success', message: await work() });
    } catch (error) {
      void showProblem(messages.sessionsNotEnded(explainError(error)));
    } finally {
      setEnding(null);
    }
  }

  return {
    ending,
    end: (session) =>
      attempt(session.id, async () => {
        if (!(await acceptEnded(endOne({ id: session.id })))) await mutate();
        return messages.sessionEnded(describeSession(session));
      }),
    endOthers: () =>
      attempt('others', async () => {
        const { count } = await endAll({});
        return messages.otherSessionsEnded(count);
      }),
  };
}

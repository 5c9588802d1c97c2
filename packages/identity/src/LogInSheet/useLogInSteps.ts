import type { OneTimeCode, RouteAnswer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useClient, useWrite } from '@sewa/api/swr';
import type { Session } from '@sewa/auth';
import type { LogInSheetProps } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { useEffect, useState } from 'react';
import { describeFailure, type FormFailure } from '../answerError.ts';
import { leaveEmptyOut, listSignUpFields, parseSignUpForm, type SignUpField } from '../SignUp/signUpForm.ts';

/** Whoever asks about a home signs up as a tenant. */
const TENANT = 1;

/** What a new user is asked for. */
interface Details {
  readonly phoneNumber: string;
  readonly names: readonly SignUpField[];
  /** What they typed at an earlier sign-up. */
  readonly typed: Readonly<Record<string, string>>;
}

/** What a visitor wants to do, their session, and the way on. */
export interface LogInStepsOptions extends LogInSheetProps {
  readonly session: Pick<Session, 'announce' | 'getSnapshot'>;
  /** Goes on to a path by the pages of log-in; never settles. */
  readonly leave: (path: string) => Promise<never>;
}

/**
 * The steps of log-in above a page: a number, its code and, for a new user, their details. What only the pages of log-in ask goes on
 * there, with what the visitor wanted to do.
 */
export function useLogInSteps({ request, session, leave, onEnd }: LogInStepsOptions) {
  const client = useClient();
  const { write: startOtp } = useWrite('startOtp');
  const { write: validateOtp } = useWrite('validateOtp');
  const { write: createUser } = useWrite('createUser');
  const [phoneNumber, setPhoneNumber] = useState<string>();
  const [code, setCode] = useState<OneTimeCode | null>(null);
  const [details, setDetails] = useState<Details | null>(null);
  const [failure, setFailure] = useState<FormFailure>();
  const [isBusy, setBusy] = useState(false);

  const run = async (typed: FormFailure['typed'], work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(describeFailure(error, typed));
    } finally {
      setBusy(false);
    }
  };

  const goOnInPages = () => leave(request.path);

  const askForDetails = async () => {
    const [user, draft] = await Promise.all([client.getUser(), client.getSignUpDraft()]);
    if (draft.userType !== null && draft.userType !== TENANT) return goOnInPages();
    track('sign-up-started');
    setDetails({
      phoneNumber: user.phoneNumber ?? '',
      names: listSignUpFields(TENANT, user, false),
      typed: draft.fields,
    });
  };

  const [isInSignUp] = useState(() => {
    const { isAuthenticated, isValid } = session.getSnapshot();
    return isAuthenticated && !isValid;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: who left in the middle of sign-up goes on there, once
  useEffect(() => {
    if (isInSignUp) void run({}, () => askForDetails().catch(goOnInPages));
  }, []);

  const goOn = async ({ isValid, user }: RouteAnswer<'control'>) => {
    if (await client.currentInvitation()) return goOnInPages();
    if (!isValid) return askForDetails();
    const [deletion, { emptyKeys }] = await Promise.all([client.getDeletion(), client.missing()]);
    const isChoosingCompany = user?.cid === null && user.userTypes.includes('CorporateUser');
    if (deletion || emptyKeys.length > 0 || isChoosingCompany) return goOnInPages();
    onEnd(true);
  };

  return {
    phoneNumber,
    code,
    details,
    isInSignUp,
    failure,
    isBusy,
    sendCode: (number: string) => {
      setPhoneNumber(number);
      // The code of sign-up logs in too, and doesn't tell who has an account.
      const body = { phoneNumber: number, purpose: 'signUp' } as const;
      return run({}, async () => setCode(await startOtp({ body })));
    },
    enterCode: (otp: string) =>
      run({}, async () => {
        const control = await validateOtp({ body: { phoneNumber: code?.phoneNumber ?? '', otp } });
        session.announce('loggedIn');
        // They are logged in: what can't be read now is read by the pages.
        await goOn(control).catch(goOnInPages);
      }),
    enterDetails: (form: FormData) => {
      const typed = parseSignUpForm(form);
      return run(typed, async () => {
        await createUser({ userType: String(TENANT), body: leaveEmptyOut(typed) });
        track('sign-up-completed');
        session.announce('loggedIn');
        onEnd(true);
      });
    },
    changeNumber: () => {
      setFailure(undefined);
      setCode(null);
    },
    goOnInPages: () => run({}, goOnInPages),
  };
}

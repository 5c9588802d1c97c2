import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { loginPath, signUpByPath, signUpPath } from '@sewa/paths';
import { Inline, Link } from '@sewa/ui';
import { redirect, useActionData, useLocation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import * as common from '../messages.ts';
import { handleSignUpForm } from '../SignUp/handleSignUpForm.ts';
import * as messages from '../SignUp/messages.ts';
import { SignUpCode } from '../SignUp/SignUpCode.tsx';
import { SignUpDetails } from '../SignUp/SignUpDetails.tsx';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { SignUpPhone } from '../SignUp/SignUpPhone.tsx';
import { findSignUpType } from '../SignUp/signUpTypes.ts';

/** Reads who is asking, what they chose, the code they wait for and the invitation they follow; without a choice it goes back. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const [{ isAuthenticated }, { userType }] = await Promise.all([
    preload('control', {}),
    preload('getSignUpDraft', {}),
    preload('pendingOtp', {}),
    preload('currentInvitation', {}),
  ]);
  if (userType === null) throw redirect(signUpByPath(), 302);
  if (isAuthenticated) await preload('getUser', {});
}

/** Takes the step that was sent; a new document follows each, so that nothing read before holds any longer. */
export const action = handleSignUpForm;

function SignUpStep() {
  const { data: control } = useRoute('control', {});
  const { data: draft } = useRoute('getSignUpDraft', {});
  const { data: pending } = useRoute('pendingOtp', {});
  const { data: invitation = null } = useRoute('currentInvitation', {});
  const { data: user } = useRoute('getUser', control?.isAuthenticated ? {} : null);
  const { search } = useLocation();
  const formError = useActionData() as FormFailure | undefined;
  const type = findSignUpType(draft?.userType);
  if (!control || !draft || !type) return null;
  if (!control.isAuthenticated) {
    const isOther = new URLSearchParams(search).has('number');
    return pending?.purpose === 'signUp' && !isOther ? (
      <SignUpCode pending={pending} formError={formError} />
    ) : (
      <SignUpPhone formError={formError} tried={isOther ? undefined : pending?.phoneNumber} />
    );
  }
  if (!user) return null;
  if (!user.userTypeIds.includes(type.userType))
    return (
      <SignUpDetails
        type={type}
        user={user}
        initialValues={draft.fields}
        invitation={invitation}
        formError={formError}
      />
    );
  return (
    <SignUpFlow
      current={4}
      title={common.hasRoleTitle(type.as)}
      lead={common.hasRoleLead}
      aside={common.hasRoleAside}
    >
      <Inline gap="m">
        <Link variant="primary" href={loginPath()}>
          {common.continueLabel}
        </Link>
        <Link variant="secondary" href={signUpPath()}>
          {common.addRoleLabel}
        </Link>
      </Inline>
    </SignUpFlow>
  );
}

/** Sign-up by hand: the phone, its code, then what is asked of the chosen user type. */
export default function SignUpManualPage() {
  return (
    <>
      <PageMeta title={messages.signUpTitle} description={common.signUpManualDescription} isIndexed={false} />
      <SignUpStep />
    </>
  );
}

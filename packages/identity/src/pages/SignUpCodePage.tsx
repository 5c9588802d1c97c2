import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { useOpenedLink } from '@sewa/pages/deep-links';
import { findUserTypeOfActor, signUpAsPath, signUpByPath } from '@sewa/paths';
import { Button, Form, Link, Text, TextField } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import {
  Form as RouterForm,
  redirectDocument,
  useActionData,
  useNavigation,
  useParams,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import * as messages from '../messages.ts';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { findSignUpType } from '../SignUp/signUpTypes.ts';
import { useFieldErrors } from '../useFieldErrors.ts';

const fieldLabels = { code: messages.codeSubject };

/** Follows the invitation of the code and goes on; what it makes of somebody is what it says, not the address. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const code = String((await request.formData()).get('code') ?? '').slice(0, 100);
  try {
    await client.findInvitationByCode({ body: { code } });
  } catch (error) {
    return answerError(error, { code });
  }
  throw redirectDocument(signUpByPath(), 303);
}

/** Sign-up with the code of an invitation. */
export default function SignUpCodePage() {
  const { actorType = '' } = useParams();
  const { state } = useNavigation();
  const formError = useActionData() as FormFailure | undefined;
  const errors = useFieldErrors(formError, fieldLabels);
  const opened = useOpenedLink();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opened?.onboardingCode && box.current?.value === '') box.current.value = opened.onboardingCode;
  }, [opened]);
  const type = findSignUpType(findUserTypeOfActor(actorType));
  if (!type) return null;
  return (
    <>
      <PageMeta
        title={messages.signUpCodePageTitle}
        description={messages.signUpCodeDescription}
        isIndexed={false}
      />
      <SignUpFlow
        current={0}
        title={messages.signUpCodeTitle}
        lead={messages.signUpCodeLead}
        formError={formError?.message ?? null}
        aside={<Text>{messages.signUpCodeAside}</Text>}
      >
        <PageForm
          as={Form}
          // Finding it twice is as once, and the answer to a repeated key would lack its cookie.
          isKeyed={false}
          noValidate
          hasSummary={false}
          errors={errors}
          formComponent={RouterForm}
        >
          <TextField
            ref={box}
            id="code"
            name="code"
            label={messages.invitationCodeLabel}
            hint={messages.invitationCodeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            required
            defaultValue={formError?.typed.code}
          />
          <Button type="submit" isBusy={state !== 'idle'}>
            {messages.continueLabel}
          </Button>
        </PageForm>
        <Text size="s" tone="muted">
          {messages.noInvitationCodeQuestion}{' '}
          <Link href={signUpAsPath(actorType)}>{messages.noInvitationCodeLabel}</Link>
        </Text>
      </SignUpFlow>
    </>
  );
}

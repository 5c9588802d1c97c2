import { type LoadedFacts, PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { useOpenedLink } from '@sewa/pages/deep-links';
import { pageTitles } from '@sewa/pages/titles';
import { loginPath, signUpByPath } from '@sewa/paths';
import { Button, Form, Link, RadioGroup, Text } from '@sewa/ui';
import {
  data,
  Form as RouterForm,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router-dom';
import { answerForm, type FormFailure } from '../answerError.ts';
import { loadLogInReason } from '../logInReason.ts';
import * as common from '../messages.ts';
import * as messages from '../SignUp/messages.ts';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { SignUpTerms } from '../SignUp/SignUpTerms.tsx';
import { findSignUpType, signUpTypes } from '../SignUp/signUpTypes.ts';

/** The code of landlords, as the form sends it. */
const LANDLORD = '2';

const noChoice: FormFailure = { message: common.noRoleSelected, reasons: {}, typed: {} };

/** Reads for what somebody signs up. */
export async function loader({ request }: PageRequest): Promise<LoadedFacts> {
  return { reason: loadLogInReason(request) };
}

/** Keeps the choice and goes on. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const chosen = findSignUpType(Number((await request.formData()).get('userType')));
  if (!chosen) return data(noChoice, { status: 400 });
  const { userType } = chosen;
  return answerForm({ userType: String(userType) }, async () => {
    await client.saveSignUpDraft({ body: { userType } });
    throw redirectDocument(signUpByPath(), 303);
  });
}

const options = signUpTypes.map(({ userType, label, description }) => ({
  value: String(userType),
  label,
  description,
}));

/** Sign-up, first step: who somebody is. */
export default function SignUpPage() {
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  const loaded = useLoaderData() as LoadedFacts | null;
  const suggested = loaded?.reason === 'list-home' ? LANDLORD : '';
  useOpenedLink();
  return (
    <>
      <PageMeta {...pageTitles.signUp} />
      <SignUpFlow
        current={0}
        title={messages.signUpTitle}
        lead={common.signUpLead}
        formError={formError?.message ?? null}
        aside={<Text>{common.signUpAside}</Text>}
      >
        <PageForm
          as={Form}
          // A choice made twice is as one made once, and the answer to a repeated key would lack its cookie.
          isKeyed={false}
          hasSummary={false}
          formComponent={RouterForm}
        >
          <RadioGroup
            id="userType"
            name="userType"
            label={common.roleLabel}
            options={options}
            required
            defaultValue={formError?.typed.userType ?? suggested}
          />
          <SignUpTerms />
          <Button type="submit" isBusy={state !== 'idle'}>
            {common.continueLabel}
          </Button>
        </PageForm>
        <Text size="s" tone="muted">
          {messages.hasAccountQuestion} <Link href={loginPath()}>{common.logInLabel}</Link>
        </Text>
      </SignUpFlow>
    </>
  );
}

import type { Myinfo, RouteParams } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { myinfoDonePath, myinfoPath } from '@sewa/paths';
import { Button, EmptyState, Form, Link, Stack, Text } from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { getMyinfoType } from '../Myinfo/myinfoTypes.ts';
import { OpenField } from '../Myinfo/OpenField.tsx';
import { VerifiedFields } from '../Myinfo/VerifiedFields.tsx';
import * as messages from '../messages.ts';
import { SignUpFields } from '../SignUp/SignUpFields.tsx';
import { SignUpTerms } from '../SignUp/SignUpTerms.tsx';
import { parseSignUpForm } from '../SignUp/signUpForm.ts';
import { useFieldErrors } from '../useFieldErrors.ts';

const labels = {
  ...messages.signUpFieldSubject,
  phoneNumber: messages.myPhoneNumberSubject,
  identityNumber: messages.identityNumberSubject,
} as const;

/** Reads what Myinfo said; for another user type than the address says it goes to that one's page. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const myinfo = await preload('getMyinfo', {});
  const { reviewPath } = getMyinfoType(myinfo?.userType ?? null);
  if (myinfo && reviewPath !== url.pathname) throw redirect(`${reviewPath}${url.search}`, 302);
}

/** Sends it, with what was filled in beside it. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const form = await request.formData();
  const typed = parseSignUpForm(form);
  try {
    // The API checks them: what is no status is refused there, by field.
    await client.submitMyinfo({ body: typed as RouteParams<'submitMyinfo'>['body'] });
  } catch (error) {
    return answerError(error, typed);
  }
  if (form.get('intent') === 'create') track('sign-up-completed');
  throw redirectDocument(myinfoDonePath(), 303);
}

/** What an agent is asked besides, which Myinfo does not know. */
const agentFields = ['registrationNumber', 'licenceNumber'] as const;

function ReviewForm({ fields, userType, isSignedUp }: Myinfo) {
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, labels);
  const [locked, open] = [
    fields.filter(({ isLocked }) => isLocked),
    fields.filter(({ isLocked }) => !isLocked),
  ];
  const lockedIssues = locked.flatMap(({ name }) => {
    const reason = formError?.reasons[name];
    return reason ? `${labels[name]} ${reason}` : [];
  });
  return (
    <Stack gap="xl">
      {[formError?.message, ...lockedIssues].map((sentence) =>
        sentence ? (
          <Text key={sentence} tone="danger" role="alert">
            {sentence}
          </Text>
        ) : null,
      )}
      {locked.length > 0 ? <VerifiedFields fields={locked} /> : null}
      <PageForm as={Form} errors={errors} formComponent={RouterForm}>
        {open.map((field) => (
          <OpenField key={field.name} field={field} typed={formError?.typed[field.name]} />
        ))}
        {userType === 3 && !isSignedUp ? (
          <SignUpFields names={agentFields} typed={formError?.typed ?? {}} />
        ) : null}
        {isSignedUp ? null : <SignUpTerms />}
        <Button type="submit" name="intent" value={isSignedUp ? 'save' : 'create'} isBusy={state !== 'idle'}>
          {isSignedUp ? messages.saveMyinfoLabel : messages.createAccountLabel}
        </Button>
      </PageForm>
    </Stack>
  );
}

/** What Myinfo said, to be checked, completed and sent. */
export default function MyinfoReviewPage() {
  const { data: myinfo } = useRoute('getMyinfo', {});
  if (myinfo === undefined) return null;
  const meta = (
    <PageMeta
      title={messages.myinfoReviewTitle}
      description={messages.myinfoReviewDescription}
      isIndexed={false}
    />
  );
  if (myinfo === null)
    return (
      <>
        {meta}
        <MyinfoFlow current={2} title={messages.myinfoReviewTitle}>
          <EmptyState
            title={messages.emptyReviewTitle}
            actions={
              <Link variant="primary" href={myinfoPath()}>
                {messages.startAgainLabel}
              </Link>
            }
          >
            {messages.emptyReviewLead}
          </EmptyState>
        </MyinfoFlow>
      </>
    );
  return (
    <>
      {meta}
      <MyinfoFlow
        current={2}
        title={messages.myinfoReviewTitle}
        lead={myinfo.isSignedUp ? messages.myinfoSaveLead : messages.myinfoSignUpLead}
      >
        <ReviewForm {...myinfo} />
      </MyinfoFlow>
    </>
  );
}

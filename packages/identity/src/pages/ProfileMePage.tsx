import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { profilePath, stepUpPath } from '@sewa/paths';
import { Banner, Breadcrumbs, Container, Heading, Link, Stack } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import * as messages from '../messages.ts';
import { EmailSection } from '../Profile/EmailSection.tsx';
import { IdentityForm } from '../Profile/IdentityForm.tsx';
import { handleMyForm, type MyFormFailure } from '../Profile/myForms.ts';
import { PhoneSection } from '../Profile/PhoneSection.tsx';

/** Reads who is asking and how well they are proven. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getUser', {}), preload('getStepUps', {})]);
}

export { handleMyForm as action };

const doneMessages: ReadonlyMap<string | null, string> = new Map(Object.entries(messages.profileDone));

/** Where somebody changes what may be changed of their profile. */
export default function ProfileMePage() {
  const { data: user } = useRoute('getUser', {});
  const { data: stepUps } = useRoute('getStepUps', {});
  const formError = useActionData() as MyFormFailure | undefined;
  const [params] = useSearchParams();
  if (!user || !stepUps) return null;
  const done = formError ? undefined : doneMessages.get(params.get('done'));
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title={messages.editProfileTitle}
        description={messages.editProfileDescription}
        isIndexed={false}
      />
      <Stack gap="xxl">
        <Stack gap="m">
          <Breadcrumbs
            crumbs={[
              { label: messages.profileTitle, href: profilePath() },
              { label: messages.editProfileCrumb },
            ]}
          />
          <Heading level={1} size="l">
            {messages.editProfileTitle}
          </Heading>
          {done ? <Banner tone="success">{done}</Banner> : null}
          {formError?.isUnproven ? (
            <Banner
              tone="warning"
              actions={
                <Link variant="secondary" size="s" href={stepUpPath('contact')} target="_blank">
                  {messages.confirmYourselfLabel}
                </Link>
              }
            >
              {messages.confirmYourselfAgain}
            </Banner>
          ) : null}
          {formError?.message ? <FormBanner result={formError}>{formError.message}</FormBanner> : null}
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="identity">
          <Heading level={2} size="m" id="identity">
            {messages.identityTitle}
          </Heading>
          <IdentityForm user={user} formError={formError?.form === 'identity' ? formError : undefined} />
        </Stack>
        <PhoneSection user={user} stepUps={stepUps} formError={formError} />
        <EmailSection user={user} stepUps={stepUps} formError={formError} />
      </Stack>
    </Container>
  );
}

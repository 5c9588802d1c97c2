import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { profilePath, stepUpPath } from '@sewa/paths';
import { Banner, Breadcrumbs, Container, Heading, Link, Stack } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { EmailSection } from '../Profile/EmailSection.tsx';
import { IdentityForm } from '../Profile/IdentityForm.tsx';
import { type MyFormFailure, takeMyForm } from '../Profile/myForms.ts';
import { PhoneSection } from '../Profile/PhoneSection.tsx';

/** Reads who is asking and how well they are proven. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getUser', {}), preload('getStepUps', {})]);
}

export { takeMyForm as action };

const doneMessages: ReadonlyMap<string | null, string> = new Map(
  Object.entries({
    profile: 'Your profile is saved.',
    phone: 'Your number is changed. Every other browser is logged out.',
    'phone-code': 'A code is on its way to the new number. Enter it below.',
    'email-code': 'A code is on its way to that address. Enter it below.',
    email: 'Your e-mail address is proven. Letters go there from now on.',
  }),
);

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
      <PageMeta title="Change my profile" description="Change what we know of you." isIndexed={false} />
      <Stack gap="xxl">
        <Stack gap="m">
          <Breadcrumbs crumbs={[{ label: 'My profile', href: profilePath() }, { label: 'Change it' }]} />
          <Heading level={1} size="l">
            Change my profile
          </Heading>
          {done ? <Banner tone="success">{done}</Banner> : null}
          {formError?.isUnproven ? (
            <Banner
              tone="warning"
              actions={
                <Link variant="secondary" size="s" href={stepUpPath('contact')} target="_blank">
                  Prove that it is you
                </Link>
              }
            >
              It is more than five minutes ago that you proved that it is you, so nothing was changed. Prove
              it again in another tab, come back to this one, and send it again.
            </Banner>
          ) : null}
          {formError?.message ? <Banner tone="danger">{formError.message}</Banner> : null}
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="identity">
          <Heading level={2} size="m" id="identity">
            Who you are
          </Heading>
          <IdentityForm user={user} formError={formError?.form === 'identity' ? formError : undefined} />
        </Stack>
        <PhoneSection user={user} stepUps={stepUps} formError={formError} />
        <EmailSection user={user} stepUps={stepUps} formError={formError} />
      </Stack>
    </Container>
  );
}

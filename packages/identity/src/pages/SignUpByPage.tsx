import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import {
  findActorType,
  signUpCodePath,
  signUpLoginPath,
  signUpManualPath,
  signUpPath,
  signUpSingpassPath,
} from '@sewa/paths';
import { Banner, Card, Heading, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { findSignUpType } from '../SignUp/signUpTypes.ts';

/** Reads what was chosen, and whether Singpass is there; the way by hand does without. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getSignUpDraft', {}), preload('listIssuers', {}).catch(() => undefined)]);
}

/** User types that Myinfo knows enough of: 1 tenant, 2 landlord. */
const typesByMyinfo: readonly number[] = [1, 2];

/** Says that nothing was chosen, and leads back. */
function NothingChosen() {
  return (
    <SignUpFlow
      current={0}
      title="Sign up"
      lead="We ask for different things depending on who you are."
      aside="Choose who you are first; then we know what to ask."
    >
      <Banner
        tone="warning"
        title="No actor type is selected"
        actions={
          <Link variant="secondary" href={signUpPath()}>
            Choose who you are
          </Link>
        }
      />
    </SignUpFlow>
  );
}

/** Sign-up, second step: how. */
export default function SignUpByPage() {
  const { data: draft } = useRoute('getSignUpDraft', {});
  const { data: issuers = [] } = useRoute('listIssuers', {}, { isErrorReturned: true });
  const type = findSignUpType(draft?.userType);
  if (!draft) return null;
  const hasSingpass = issuers.some(({ name, myinfo }) => name === 'singpass' && myinfo.length > 0);
  return (
    <>
      <PageMeta
        title="Sign up"
        description="How you want to sign up, and what you will need."
        isIndexed={false}
      />
      {type ? (
        <SignUpFlow
          current={1}
          title={`Sign up as ${type.as}`}
          lead={
            <>
              {type.description} <Link href={signUpPath()}>Change</Link>
            </>
          }
          aside={
            <Stack gap="s">
              <Text>As {type.as} you can:</Text>
              <List>
                {type.gains.map((gain) => (
                  <ListItem key={gain}>{gain}</ListItem>
                ))}
              </List>
            </Stack>
          }
        >
          {hasSingpass && typesByMyinfo.includes(type.userType) ? (
            <Card padding="l">
              <Stack gap="m">
                <Heading level={2} size="s">
                  With Singpass
                </Heading>
                <Text tone="muted">Myinfo fills the form in, verified. You check it before it is sent.</Text>
                <Link variant="primary" href={signUpSingpassPath()}>
                  Sign up with Singpass
                </Link>
              </Stack>
            </Card>
          ) : null}
          <Card padding="l">
            <Stack gap="m">
              <Heading level={2} size="s">
                By hand
              </Heading>
              <Text tone="muted">
                Prove your phone number with a code, then fill in a short form. About two minutes.
              </Text>
              <Link variant="primary" href={signUpManualPath()}>
                Sign up by hand
              </Link>
            </Stack>
          </Card>
          <Stack gap="xs">
            <Text size="s" tone="muted">
              Have a code from an invitation?{' '}
              <Link href={signUpCodePath(findActorType(type.userType))}>Enter it</Link>
            </Text>
            <Text size="s" tone="muted">
              Have an account? <Link href={signUpLoginPath()}>Log in</Link>
            </Text>
          </Stack>
        </SignUpFlow>
      ) : (
        <NothingChosen />
      )}
    </>
  );
}

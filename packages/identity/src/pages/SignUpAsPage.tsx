import { PageMeta, type PageRequest } from '@sewa/pages';
import { useOpenedLink } from '@sewa/pages/deep-links';
import { findUserTypeOfActor, signUpByPath, signUpPath } from '@sewa/paths';
import { Button, Form, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import {
  data,
  Form as RouterForm,
  redirectDocument,
  useActionData,
  useNavigation,
  useParams,
} from 'react-router-dom';
import { answerForm, type FormFailure } from '../answerError.ts';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { findSignUpType } from '../SignUp/signUpTypes.ts';

/** Keeps the choice of the address and goes on. */
export async function action({ params, url, client }: PageRequest): Promise<unknown> {
  const userType = findUserTypeOfActor(params.actorType);
  if (userType === null) throw data({ path: url.pathname }, { status: 404 });
  return answerForm({}, async () => {
    await client.saveSignUpDraft({ body: { userType } });
    throw redirectDocument(signUpByPath(), 303);
  });
}

/** Sign-up as the actor type of the address. */
export default function SignUpAsPage() {
  const { actorType } = useParams();
  const { state } = useNavigation();
  const formError = useActionData() as FormFailure | undefined;
  useOpenedLink();
  const type = findSignUpType(findUserTypeOfActor(actorType));
  if (!type) return null;
  return (
    <>
      <PageMeta
        title={`Sign up as ${type.as}`}
        description={`Sign up as ${type.as}: ${type.gains.join(', ').toLowerCase()}.`}
      />
      <SignUpFlow
        current={0}
        title={`Sign up as ${type.as}`}
        lead={type.description}
        formError={formError?.message ?? null}
        aside={
          <Text>
            Signing up takes two minutes: your phone number, your name, and what goes with who you are. It
            costs nothing.
          </Text>
        }
      >
        <Stack gap="s">
          <Text>You can:</Text>
          <List>
            {type.gains.map((gain) => (
              <ListItem key={gain}>{gain}</ListItem>
            ))}
          </List>
        </Stack>
        <Form method="post" formComponent={RouterForm}>
          <Button type="submit" isBusy={state !== 'idle'}>
            Go on
          </Button>
        </Form>
        <Text size="s" tone="muted">
          Not {type.as}? <Link href={signUpPath()}>Choose who you are</Link>
        </Text>
      </SignUpFlow>
    </>
  );
}

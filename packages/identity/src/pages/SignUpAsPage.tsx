import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
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
import * as messages from '../messages.ts';
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
        title={messages.signUpAsTitle(type.as)}
        description={messages.signUpAsDescription(type.as, type.gains)}
      />
      <SignUpFlow
        current={0}
        title={messages.signUpAsTitle(type.as)}
        lead={type.description}
        formError={formError?.message ?? null}
        aside={<Text>{messages.signUpAside}</Text>}
      >
        <Stack gap="s">
          <Text>{messages.gainsIntro}</Text>
          <List>
            {type.gains.map((gain) => (
              <ListItem key={gain}>{gain}</ListItem>
            ))}
          </List>
        </Stack>
        <PageForm
          as={Form}
          // A choice made twice is as one made once, and the answer to a repeated key would lack its cookie.
          isKeyed={false}
          formComponent={RouterForm}
        >
          <Button type="submit" isBusy={state !== 'idle'}>
            {messages.continueLabel}
          </Button>
        </PageForm>
        <Text size="s" tone="muted">
          {`${messages.otherRoleQuestion(type.as)} `}
          <Link href={signUpPath()}>{messages.chooseRoleLabel}</Link>
        </Text>
      </SignUpFlow>
    </>
  );
}

import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { IdempotencyField, PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { leavingPath, profilePath, stepUpPath } from '@sewa/paths';
import {
  Banner,
  Breadcrumbs,
  Button,
  Container,
  Heading,
  Inline,
  Link,
  List,
  ListItem,
  Stack,
  Text,
} from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import { leaveUnconfirmed } from '../Profile/leaveUnconfirmed.ts';

/** Reads how well somebody is proven; who has asked before sees when it happens. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const [deletion] = await Promise.all([preload('getDeletion', {}), preload('getStepUps', {})]);
  if (deletion) throw redirect(leavingPath(), 302);
}

/** Has the account deleted in seven days. */
export async function action({ client }: PageRequest): Promise<unknown> {
  try {
    await client.requestDeletion({});
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) leaveUnconfirmed(error, 'leave');
    return answerError(error);
  }
  throw redirectDocument(leavingPath(), 303);
}

const goes = [
  'your name, phone number, e-mail address, residential status and pass',
  'your favourites with their notes, and your saved searches with their letters',
  'your place in corporates, and invitations you have not answered',
  'your listings: they are taken off the market',
  'every session: you are logged out everywhere',
];
const stays = [
  [
    'Messages you sent',
    'They belong to whoever you wrote to as well. Your name and number do not stand there any more.',
  ],
  ['What you allowed in cookies', 'It shows what was agreed to. It names a number nobody has any more.'],
  [
    'What was done to your account',
    'The log of it cannot be changed. It names a number nobody has any more.',
  ],
] as const;

/** What deleting one's account means, and the way to ask for it. */
export default function LeavePage() {
  const { name } = usePageSite();
  const { data: stepUps } = useRoute('getStepUps', {});
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  if (!stepUps) return null;
  const reason = formError?.message ?? formError?.reasons.corporate;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title="Delete my account" description="What goes, what stays, and why." isIndexed={false} />
      <Stack gap="xl">
        <Breadcrumbs
          crumbs={[{ label: 'My profile', href: profilePath() }, { label: 'Delete my account' }]}
        />
        <Stack gap="s">
          <Heading level={1} size="l">
            Delete my account
          </Heading>
          <Text tone="muted">
            Your account is deleted after seven days. Until then you can log in and keep it; after that nobody
            can bring it back.
          </Text>
        </Stack>
        {reason ? <Banner tone="danger">{reason}</Banner> : null}
        <Stack as="section" gap="m" aria-labelledby="goes">
          <Heading level={2} size="m" id="goes">
            What goes
          </Heading>
          <List variant="boxed">
            {goes.map((label) => (
              <ListItem key={label}>
                {label[0]?.toUpperCase()}
                {label.slice(1)}
              </ListItem>
            ))}
          </List>
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="stays">
          <Heading level={2} size="m" id="stays">
            What stays, and why
          </Heading>
          <List variant="boxed">
            {stays.map(([what, why]) => (
              <ListItem key={what}>
                <Text weight="semibold">{what}</Text>
                <Text size="s" tone="muted">
                  {why}
                </Text>
              </ListItem>
            ))}
          </List>
        </Stack>
        <Text>
          You may want <Link href={`${profilePath()}#data`}>your data</Link> first.
        </Text>
        {stepUps.provenFor > 0 ? (
          <RouterForm method="post">
            <IdempotencyField />
            <Inline gap="m">
              <Button type="submit" variant="danger" isBusy={state !== 'idle'}>
                Delete my account in seven days
              </Button>
              <Link variant="secondary" href={profilePath()}>
                Stay with {name}
              </Link>
            </Inline>
          </RouterForm>
        ) : (
          <Inline gap="m">
            <Link variant="primary" href={stepUpPath('leave')}>
              Prove that it is you
            </Link>
            <Link variant="secondary" href={profilePath()}>
              Stay with {name}
            </Link>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}

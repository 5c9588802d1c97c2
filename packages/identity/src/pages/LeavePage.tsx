import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
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
import * as messages from '../messages.ts';
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
      <PageMeta title={messages.leaveTitle} description={messages.leaveDescription} isIndexed={false} />
      <Stack gap="xl">
        <Breadcrumbs
          crumbs={[{ label: messages.profileTitle, href: profilePath() }, { label: messages.leaveTitle }]}
        />
        <Stack gap="s">
          <Heading level={1} size="l">
            {messages.leaveTitle}
          </Heading>
          <Text tone="muted">{messages.leaveLead}</Text>
        </Stack>
        {reason ? <Banner tone="danger">{reason}</Banner> : null}
        <Stack as="section" gap="m" aria-labelledby="goes">
          <Heading level={2} size="m" id="goes">
            {messages.leaveDeletedTitle}
          </Heading>
          <List variant="boxed">
            {messages.leaveDeleted.map((label) => (
              <ListItem key={label}>{label}</ListItem>
            ))}
          </List>
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="stays">
          <Heading level={2} size="m" id="stays">
            {messages.leaveRetainedTitle}
          </Heading>
          <List variant="boxed">
            {messages.leaveRetained.map(({ what, why }) => (
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
          {messages.leaveDataQuestion} <Link href={`${profilePath()}#data`}>{messages.getDataLabel}</Link>
        </Text>
        {stepUps.provenFor > 0 ? (
          <PageForm as={RouterForm}>
            <Inline gap="m">
              <Button type="submit" variant="danger" isBusy={state !== 'idle'}>
                {messages.leaveLabel}
              </Button>
              <Link variant="secondary" href={profilePath()}>
                {messages.stayLabel(name)}
              </Link>
            </Inline>
          </PageForm>
        ) : (
          <Inline gap="m">
            <Link variant="primary" href={stepUpPath('leave')}>
              {messages.confirmYourselfLabel}
            </Link>
            <Link variant="secondary" href={profilePath()}>
              {messages.stayLabel(name)}
            </Link>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}

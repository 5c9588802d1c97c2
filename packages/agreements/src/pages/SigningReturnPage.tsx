import { ApiError } from '@sewa/api/errors';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { contractPath, contractsPath } from '@sewa/paths';
import { Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { redirect } from 'react-router-dom';
import * as messages from '../Documents/messages.ts';

/** Stands in for the page if Singpass can't be asked. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.returnFailureTitle, description: messages.returnDescription }}
    title={messages.returnFailureTitle}
    safe={messages.returnFailureSafe}
    other={{ label: messages.contractsLabel, href: contractsPath() }}
  />
);

/** Has Singpass asked what became of the signing, and goes on to its agreement. The status in the address is only a hint, and nothing is taken from it. */
export async function loader({ url, client }: PageRequest): Promise<number> {
  const requestId = url.searchParams.get('request_id')?.trim() ?? '';
  if (requestId === '') return 404;
  try {
    const { rentalId } = await client.returnFromSigning({ body: { requestId } });
    throw redirect(`${contractPath(rentalId)}#sign`, 302);
  } catch (error) {
    // An id of another form is as unknown as one that nobody has.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 404;
    throw error;
  }
}

/** Where Singpass leads people back to: shown only if no signing of theirs is meant. */
export default function SigningReturnPage() {
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta title={messages.returnTitle} description={messages.returnDescription} isIndexed={false} />
      <Stack gap="m">
        <Heading level={1} size="l">
          {messages.returnTitle}
        </Heading>
        <Text tone="muted">{messages.returnLead}</Text>
        <Inline>
          <Link variant="primary" href={contractsPath()}>
            {messages.contractsLabel}
          </Link>
        </Inline>
      </Stack>
    </Container>
  );
}

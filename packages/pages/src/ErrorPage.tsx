import { homePath, loginPath } from '@sewa/paths';
import { Heading, Icon, Inline, Link, Stack, Text } from '@sewa/ui';
import { data, useParams } from 'react-router-dom';
import { ErrorSearch } from './ErrorSearch.tsx';
import { findErrorText, getErrorText } from './errorText.ts';
import * as messages from './messages.ts';
import { PageMeta } from './PageMeta.tsx';
import type { PageRequest } from './page.ts';

/** Rejects types there are no texts for. */
export async function loader({ params, url }: PageRequest): Promise<void> {
  if (!findErrorText(params.type ?? '')) throw data({ path: url.pathname }, { status: 404 });
}

/** The status that the type names, and 401 where a company account is needed; for other types, such as `login`, the page is answered with 200. */
export const findStatus = ({ type }: PageRequest['params']): number =>
  Number(type) || (type === 'company' ? 401 : 200);

/** An error in words, with a link back. */
export default function ErrorPage() {
  const { type = '' } = useParams();
  const { title, text } = findErrorText(type) ?? getErrorText(500);
  return (
    <main id="main">
      <PageMeta title={title} description={text} isIndexed={false} />
      <Stack gap="l">
        <Inline gap="s">
          <Icon name="info" />
          <Heading level={1} size="m">
            {title}
          </Heading>
        </Inline>
        <Text as="p" tone="muted">
          {text}
        </Text>
        {type === '404' ? <ErrorSearch /> : null}
        <Inline gap="m">
          <Link variant="primary" href={homePath()}>
            {messages.homePageLabel}
          </Link>
          {type === 'login' ? (
            <Link variant="secondary" href={loginPath()}>
              {messages.logInAgainLabel}
            </Link>
          ) : null}
        </Inline>
      </Stack>
    </main>
  );
}

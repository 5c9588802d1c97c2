import { PageMeta } from '@sewa/pages';
import { askLogInPath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import * as messages from './messages.ts';

interface LogInNoticeProps {
  readonly title: string;
  readonly lead: string;
}

/** Says that somebody has to log in first, and leads there and back; the page's row has `offersLogIn`. */
export function LogInNotice({ title, lead }: LogInNoticeProps) {
  const { pathname, search } = useLocation();
  return (
    <Stack gap="m">
      <PageMeta title={title} description={messages.logInDescription} isIndexed={false} />
      <Heading level={1} size="l">
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
      <Inline>
        <Link variant="primary" href={askLogInPath(`${pathname}${search}`)}>
          {messages.logInLabel}
        </Link>
      </Inline>
    </Stack>
  );
}

import { PageMeta } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface LogInNoticeProps {
  readonly title: string;
  readonly lead: string;
  /** Where log-in leads to afterwards, through its guard. @default log-in itself */
  readonly href?: string;
}

/** Says that somebody has to log in first, and leads there. */
export function LogInNotice({ title, lead, href = loginPath() }: LogInNoticeProps) {
  return (
    <Stack gap="m">
      <PageMeta title={title} description={messages.logInDescription} isIndexed={false} />
      <Heading level={1} size="l">
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
      <Inline>
        <Link variant="primary" href={href}>
          {messages.logInLabel}
        </Link>
      </Inline>
    </Stack>
  );
}

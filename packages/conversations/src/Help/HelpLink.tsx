import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { Link, Stack, Text } from '@sewa/ui';

interface HelpLinkProps {
  readonly lead?: string;
  readonly label: string;
}

/** The way to the page of the help conversation, which asks a visitor to log in and brings them back. */
export function HelpLink({ lead, label }: HelpLinkProps) {
  return (
    <Stack gap="m">
      {lead ? <Text as="p">{lead}</Text> : null}
      <Stack direction="row">
        <Link variant="primary" href={conversationPath(HELP_CONVERSATION)}>
          {label}
        </Link>
      </Stack>
    </Stack>
  );
}

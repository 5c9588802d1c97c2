import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { Link, Stack, Text } from '@sewa/ui';
import type { MouseEvent } from 'react';

interface HelpLinkProps {
  readonly lead?: string;
  readonly label: string;
  /** Does instead what the page would, with script. */
  readonly onClick?: (event: MouseEvent) => void;
}

/** The way to the page of the help conversation, which asks a visitor to log in and brings them back. */
export function HelpLink({ lead, label, onClick }: HelpLinkProps) {
  return (
    <Stack gap="m">
      {lead ? <Text as="p">{lead}</Text> : null}
      <Stack direction="row">
        <Link variant="primary" href={conversationPath(HELP_CONVERSATION)} onClick={onClick}>
          {label}
        </Link>
      </Stack>
    </Stack>
  );
}

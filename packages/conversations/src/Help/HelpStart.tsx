import { useRoute } from '@sewa/api/swr';
import { PageMeta } from '@sewa/pages';
import { conversationPath } from '@sewa/paths';
import { Container, Heading } from '@sewa/ui';
import { useNavigate } from 'react-router-dom';
import type { RejectedMessage } from '../Inbox/chatForms.ts';
import * as messages from '../messages.ts';
import { HelpForm } from './HelpForm.tsx';

/** The conversation with the help desk before it has begun. */
export function HelpStart({ rejected }: { readonly rejected: RejectedMessage | null }) {
  const navigate = useNavigate();
  const { data: pending } = useRoute('currentPendingAction', {});
  return (
    <Container as="main" id="main" width="narrow">
      <PageMeta title={messages.helpTitle} description={messages.helpDescription} isIndexed={false} />
      <Heading level={1} size="l">
        {messages.helpTitle}
      </Heading>
      <HelpForm
        message={rejected?.message ?? (pending?.kind === 'help' ? pending.message : undefined)}
        reason={rejected?.reason}
        onStarted={(id) => void navigate(conversationPath(id), { replace: true })}
      />
    </Container>
  );
}

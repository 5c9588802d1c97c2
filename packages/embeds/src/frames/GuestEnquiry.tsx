import { Button, Heading, Inline, Stack, Text } from '@sewa/ui';
import { useEffect, useRef, useState } from 'react';
import * as css from './frames.css.ts';
import { MessageDraft } from './MessageDraft.tsx';
import * as messages from './messages.ts';
import { SiteLink } from './SiteLink.tsx';
import type { FrameProps } from './startFrame.tsx';

/** A guest's message, which they send on the main site after logging in. */
export function GuestEnquiry({ site, request, page, session }: FrameProps) {
  const [url, setUrl] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (url !== null) title.current?.focus();
  }, [url]);
  if (url === null)
    return (
      <MessageDraft
        lead={messages.guestLead}
        submitLabel={messages.continueLabel}
        onSend={async (message) => {
          const body = { contextId: request.context, message };
          const answer = await session.client.startEmbedEnquiry({ body });
          setUrl(answer.url);
        }}
      />
    );
  return (
    <div className={css.draft}>
      <Stack gap="m">
        <Heading ref={title} level={2} size="s" tabIndex={-1}>
          {site.isTest ? messages.testSentTitle : messages.continueTitle}
        </Heading>
        <Text as="p">{site.isTest ? messages.testSentLead : messages.continueLead}</Text>
        <Inline gap="s">
          <SiteLink
            variant="primary"
            href={url}
            onClick={() => page.send({ event: 'lead', detail: { kind: 'enquiry' } })}
          >
            {messages.continueOnSite}
          </SiteLink>
          <Button variant="secondary" onClick={() => setUrl(null)}>
            {messages.writeAnother}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

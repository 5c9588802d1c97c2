import { Button, Card, Heading, Inline, Stack, Text, TextField } from '@sewa/ui';
import { useState } from 'react';
import { formatMoment } from './articleMoment.ts';
import * as css from './EditorForm.css.ts';
import { IntentButton } from './IntentButton.tsx';
import * as messages from './messages.ts';

interface PreviewLinkProps {
  /** When the current link ends; null if there is none. */
  readonly until: string | null;
  /** The link that was just made. */
  readonly url: string | null;
}

function NewLink({ url }: { readonly url: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <>
      <TextField
        label={messages.previewUrlLabel}
        hint={messages.previewUrlHint}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.scriptOnly}>
        <Inline>
          <Button variant="secondary" onClick={() => void copy()}>
            {messages.copyLabel}
          </Button>
          <Text size="s" tone="muted" role="status">
            {isCopied ? messages.copied : ''}
          </Text>
        </Inline>
      </div>
    </>
  );
}

/** The link that shows an article to people who may not edit it. */
export function PreviewLink({ until, url }: PreviewLinkProps) {
  return (
    <Card as="section" padding="l" aria-labelledby="preview-link-title">
      <Stack gap="m">
        <Heading level={2} size="s" id="preview-link-title">
          {messages.previewLinkTitle}
        </Heading>
        <Text tone="muted">
          {messages.previewLinkLead} {until === null ? null : messages.previewLinkUntil(formatMoment(until))}
        </Text>
        {url === null || until === null ? null : <NewLink key={url} url={url} />}
        <Inline>
          <IntentButton intent="preview" variant="secondary">
            {messages.makePreviewLabel}
          </IntentButton>
          {until === null ? null : (
            <IntentButton intent="end-preview" variant="quiet">
              {messages.endPreviewLabel}
            </IntentButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

import type { ArticleDraft } from '@sewa/api/client';
import { articlePath } from '@sewa/paths';
import { Card, Heading, Inline, Link, Stack, Text, TextField } from '@sewa/ui';
import { formatFieldMoment, formatMoment } from './articleMoment.ts';
import { IntentButton } from './IntentButton.tsx';
import * as messages from './messages.ts';

interface PublishingProps {
  readonly draft: ArticleDraft;
  /** The time that was typed and refused. */
  readonly typedTime: string | undefined;
}

function describeState({ state, publishedAt }: ArticleDraft): string {
  if (state === 'draft' || publishedAt === null) return messages.stateName.draft;
  const moment = formatMoment(publishedAt);
  return state === 'scheduled' ? messages.scheduledFor(moment) : messages.publishedSince(moment);
}

/** Who sees the article, from when on, and what can be done about it. */
export function Publishing({ draft, typedTime }: PublishingProps) {
  const { state, kind, slug, publishedAt } = draft;
  return (
    <Card as="section" padding="l" aria-labelledby="publishing-title">
      <Stack gap="m">
        <Heading level={2} size="s" id="publishing-title">
          {messages.publishingTitle}
        </Heading>
        <Text tone="muted">{describeState(draft)}</Text>
        <Inline>
          {state === 'published' ? (
            <Link variant="secondary" href={articlePath(kind, slug)}>
              {messages.viewArticleLabel}
            </Link>
          ) : (
            <IntentButton intent="publish">{messages.publishLabel}</IntentButton>
          )}
          {state === 'draft' ? null : (
            <IntentButton intent="take-back" variant="secondary">
              {messages.takeBackLabel[state]}
            </IntentButton>
          )}
        </Inline>
        {state === 'published' ? null : (
          <>
            <TextField
              id="publishAt"
              name="publishAt"
              type="datetime-local"
              label={messages.field.publishAt}
              hint={messages.publishAtHint}
              defaultValue={typedTime ?? (state === 'scheduled' ? formatFieldMoment(publishedAt) : '')}
            />
            <Inline>
              <IntentButton intent="schedule" variant="secondary">
                {state === 'scheduled' ? messages.rescheduleLabel : messages.scheduleLabel}
              </IntentButton>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

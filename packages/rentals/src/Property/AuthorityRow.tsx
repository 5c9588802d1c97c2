import type { Authority } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, type BadgeProps, Button, Icon, Inline, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { authorityButtons } from './authorityForms.ts';
import { describeTerm, nameAgent } from './describeAuthority.ts';
import { GrantForm } from './GrantForm.tsx';
import * as messages from './messages.ts';

const tones: Readonly<Record<Authority['state'], NonNullable<BadgeProps['tone']>>> = {
  asked: 'warning',
  upcoming: 'info',
  running: 'success',
  ended: 'neutral',
};

/** Ends an authority, once the person has confirmed it. */
function EndForm({ authority }: { readonly authority: Authority }) {
  const { id } = authority;
  const result = findResult(useActionData(), id);
  const agent = nameAgent(authority);
  return (
    <PageForm as={Form}>
      <CorporateField />
      {result?.isConfirmationNeeded ? (
        <ConfirmQuestion
          question={messages.endQuestion(agent)}
          cancelLabel={messages.keepAuthorityLabel}
          confirmLabel={messages.endLabel}
          name={authorityButtons.end}
          value={id}
        />
      ) : (
        <Button
          type="submit"
          variant="secondary"
          size="s"
          name={authorityButtons.ask}
          value={id}
          aria-label={messages.endLabelFor(agent)}
        >
          {messages.endLabel}
        </Button>
      )}
      <FormError result={result} />
    </PageForm>
  );
}

/** An agent with their authority; the owner agrees to a request, declines it, or ends what runs. */
export function AuthorityRow({ authority }: { readonly authority: Authority }) {
  const { id, registrationNumber, agentName, state } = authority;
  const term = describeTerm(authority);
  return (
    <ListItem id={id} start={<Icon name="user" />}>
      <Stack gap="s">
        <div>
          <Inline gap="s">
            <Text weight="semibold">{nameAgent(authority)}</Text>
            <Badge tone={tones[state]}>{common.authorityState[state]}</Badge>
          </Inline>
          {agentName === null ? null : (
            <Text as="p" size="s" tone="muted">
              {`${common.registrationNumberLabel} ${registrationNumber}`}
            </Text>
          )}
          <Text as="p" size="s" tone="muted">
            {term ?? messages.askedForAuthority}
          </Text>
        </div>
        {state === 'asked' ? <GrantForm request={authority} /> : null}
        {state === 'running' || state === 'upcoming' ? <EndForm authority={authority} /> : null}
      </Stack>
    </ListItem>
  );
}

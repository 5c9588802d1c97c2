import type { ViewingSlot } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Heading, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form } from 'react-router-dom';
import { ActionButton } from '../ViewingForm.tsx';
import { viewingFields } from '../viewingForms.ts';
import { formatMoment } from '../viewingTimes.ts';
import { bookingActions } from './bookingForms.ts';
import * as messages from './messages.ts';

/** Times without a free seat, each with its waiting list. */
export function FullTimes({ slots }: { readonly slots: readonly ViewingSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="full-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="full-title">
          {messages.fullTitle}
        </Heading>
        <Text tone="muted">{messages.fullLead}</Text>
      </Stack>
      <List variant="boxed">
        {slots.map((slot) => (
          <ListItem key={slot.id}>
            <PageForm as={Form}>
              <CorporateField />
              <input type="hidden" name={viewingFields.slot} value={slot.id} />
              <Stack direction="row" gap="m" align="center" justify="between" isWrapping>
                <Text as="span" isNumeric>
                  {formatMoment(slot)}
                </Text>
                <ActionButton
                  value={bookingActions.wait}
                  about={slot.id}
                  field={viewingFields.slot}
                  variant="secondary"
                  size="s"
                  aria-label={messages.waitLabelFor(formatMoment(slot))}
                >
                  {messages.waitLabel}
                </ActionButton>
              </Stack>
            </PageForm>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

import type { PaymentSetup } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Icon, Inline, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { nameSetupPlace } from '../Setup/describeSetup.ts';
import * as messages from './messages.ts';
import { methodButtons } from './methodForms.ts';

/** What is to be done about a setup that isn't finished. */
function describeRest(setup: PaymentSetup): string {
  const { state, segment } = setup;
  if (state === 'pending') return messages.unfinished.pending(nameSetupPlace(setup));
  if (state === 'expired') return messages.unfinished.expired;
  return segment === 'corporate' ? messages.unfinished.approver : messages.unfinished.processing;
}

/** A setup that isn't finished: goes on with it, or cancels it. */
export function SetupRow({ setup }: { readonly setup: PaymentSetup }) {
  const { id, kind } = setup;
  const result = findResult(useActionData(), id);
  const { state, formData } = useNavigation();
  const isBusy = (name: string) => state !== 'idle' && formData?.get(name) === id;
  const name = kind === 'card' ? messages.kind.card : nameSetupPlace(setup);
  return (
    <ListItem id={id} start={<Icon name={kind === 'card' ? 'hand-coins' : 'building-2'} />}>
      <Stack gap="s">
        <div>
          <Text weight="semibold">{name}</Text>
          <Text as="p" size="s" tone="muted">
            {describeRest(setup)}
          </Text>
        </div>
        <PageForm as={Form}>
          <CorporateField />
          <Stack gap="s">
            <FormError result={result} />
            <Inline gap="s">
              <Button
                type="submit"
                size="s"
                name={methodButtons.continue}
                value={id}
                isBusy={isBusy(methodButtons.continue)}
                aria-label={messages.actionFor(messages.continueLabel, name)}
              >
                {messages.continueLabel}
              </Button>
              <Button
                type="submit"
                variant="secondary"
                size="s"
                name={methodButtons.cancel}
                value={id}
                isBusy={isBusy(methodButtons.cancel)}
                aria-label={messages.actionFor(messages.cancelLabel, name)}
              >
                {messages.cancelLabel}
              </Button>
            </Inline>
          </Stack>
        </PageForm>
      </Stack>
    </ListItem>
  );
}

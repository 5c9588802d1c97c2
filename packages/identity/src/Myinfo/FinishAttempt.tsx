import { PageForm } from '@sewa/pages';
import { Button, Form, Stack, Text } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { Form as RouterForm, useNavigation, useSubmit } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Finishes an attempt: at once where there is script, else with a press of the button. */
export function FinishAttempt() {
  const submit = useSubmit();
  const { state } = useNavigation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void submit(null, { method: 'post' });
  }, [submit]);
  return (
    <PageForm
      as={Form}
      // An attempt at an issuer is finished once by itself, and its answer sets a cookie.
      isKeyed={false}
      formComponent={RouterForm}
    >
      <Stack gap="m">
        <Text role="status">{messages.attemptReturnedLead}</Text>
        <Button type="submit" isBusy={state !== 'idle'}>
          {common.continueLabel}
        </Button>
      </Stack>
    </PageForm>
  );
}

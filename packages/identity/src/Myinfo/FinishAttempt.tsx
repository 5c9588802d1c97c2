import { Button, Form, Stack, Text } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { Form as RouterForm, useNavigation, useSubmit } from 'react-router-dom';

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
    <Form method="post" formComponent={RouterForm}>
      <Stack gap="m">
        <Text role="status">We ask who you are. This takes a moment.</Text>
        <Button type="submit" isBusy={state !== 'idle'}>
          Go on
        </Button>
      </Stack>
    </Form>
  );
}

import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as css from './MakeOffer.css.ts';
import * as messages from './messages.ts';
import { OFFER } from './offerForms.ts';

/** Id of the card that begins an offer. */
export const MAKE_OFFER = 'offer';

/** Begins an offer for the home. */
export function MakeOffer() {
  const result = findResult(useActionData(), OFFER);
  const { state, formData } = useNavigation();
  return (
    <div className={css.card}>
      <Card as="section" padding="l" id={MAKE_OFFER} aria-labelledby="make-offer">
        {/* It stands on a public page; the same home is the same rental by itself. */}
        <PageForm as={Form} isKeyed={false}>
          <Stack gap="s" align="start">
            <FormError result={result} />
            <Heading level={2} size="s" id="make-offer">
              {messages.title}
            </Heading>
            <Text as="p" tone="muted">
              {messages.lead}
            </Text>
            <Button
              type="submit"
              variant="secondary"
              name="form"
              value={OFFER}
              isBusy={state !== 'idle' && formData?.get('form') === OFFER}
            >
              {messages.label}
            </Button>
          </Stack>
        </PageForm>
      </Card>
    </div>
  );
}

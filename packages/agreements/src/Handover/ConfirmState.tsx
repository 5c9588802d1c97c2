import type { Inspection, Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Banner, Button, Card, Heading, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { CONFIRM } from './handoverForms.ts';
import * as messages from './messages.ts';

interface ConfirmStateProps {
  readonly rental: Rental;
  readonly inspection: Inspection;
  readonly otherName: string;
  /** Whether something waits on this device: what is confirmed must be what is seen. */
  readonly isWaiting: boolean;
}

/** Who confirmed the state of the home, and the button to. */
export function ConfirmState({ rental, inspection, otherName, isWaiting }: ConfirmStateProps) {
  const { side, version } = rental;
  const result = findResult(useActionData(), CONFIRM);
  const { state } = useNavigation();
  const isMine = inspection.confirmedBy.includes(side);
  const isOthers = inspection.confirmedBy.some((each) => each !== side);
  return (
    <Card as="section" padding="l" id={CONFIRM} aria-labelledby="confirm-title">
      <Stack gap="m">
        {result?.done ? (
          <ResultFocus result={result}>
            <Banner tone="success" title={inspection.isFrozen ? messages.frozen : result.done} />
          </ResultFocus>
        ) : null}
        <FormError result={result} />
        <Heading level={2} size="m" id="confirm-title">
          {inspection.isFrozen ? messages.frozenTitle : messages.confirmTitle}
        </Heading>
        {inspection.isFrozen ? (
          result?.done ? null : (
            <Text>{messages.frozen}</Text>
          )
        ) : (
          <>
            <Text>{isMine ? messages.confirmedByYou : messages.waitsForYou}</Text>
            <Text>{isOthers ? messages.confirmedByOther(otherName) : messages.waitsForOther(otherName)}</Text>
          </>
        )}
        {isMine || inspection.isFrozen ? null : (
          <PageForm as={Form}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="side" value={side} />
            <input type="hidden" name="inspectionId" value={inspection.id} />
            <input type="hidden" name="inspectionVersion" value={inspection.version} />
            <Stack gap="s" align="start">
              <Text tone="muted" size="s">
                {isWaiting ? messages.sendFirst : messages.confirmLead}
              </Text>
              <Button type="submit" name="do" value={CONFIRM} isBusy={state !== 'idle'} disabled={isWaiting}>
                {messages.confirmLabel}
              </Button>
            </Stack>
          </PageForm>
        )}
      </Stack>
    </Card>
  );
}

import type { Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { newPaymentMethodPath } from '@sewa/paths';
import { Button, Inline, Link, Select, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { nameMethod } from '../Methods/describeMethod.ts';
import * as messages from './messages.ts';
import * as css from './Services.css.ts';
import { serviceForms } from './serviceForms.ts';

interface MethodFormProps {
  readonly service: Service;
  /** The page without the form. */
  readonly path: string;
}

/** Chooses what a service is paid with. */
export function MethodForm({ service, path }: MethodFormProps) {
  const { data: methods } = useRoute('listPaymentMethods', {});
  const { data: stepUps } = useRoute('getStepUps', {});
  const { state } = useNavigation();
  const result = findResult(useActionData(), serviceForms.method);
  if (!methods) return null;
  const usable = methods.filter(
    ({ state: methodState, kind }) => methodState === 'active' && kind !== 'paynow',
  );
  return (
    <PageForm as={Form} className={css.form}>
      <input type="hidden" name="version" value={service.version} />
      <Stack gap="m">
        <FormError result={result} />
        <Select
          label={messages.chooseMethodLabel}
          name="methodId"
          options={[
            ...usable.map((method) => ({ value: method.id, label: nameMethod(method) })),
            { value: '', label: messages.payMyself },
          ]}
          defaultValue={result?.typed.methodId ?? service.method?.id ?? ''}
          hint={stepUps?.isEmailProven ? messages.mailedHint : undefined}
          error={result?.fields.methodId}
          autoComplete="off"
        />
        <Text>
          <Link href={newPaymentMethodPath(service.id)}>{messages.addMethodLabel}</Link>
        </Text>
        <Inline gap="s">
          <Button type="submit" name={serviceForms.method} value="change" isBusy={state === 'submitting'}>
            {messages.saveLabel}
          </Button>
          <Link variant="secondary" href={path}>
            {messages.cancelLabel}
          </Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}

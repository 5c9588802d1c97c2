import { PageForm } from '@sewa/pages';
import { Form, Inline, Text } from '@sewa/ui';
import { type ReactNode, useMemo } from 'react';
import { Form as RouterForm } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { CodeField } from '../CodeField.tsx';
import { FormButton } from '../FormButton.tsx';
import * as messages from '../messages.ts';
import { useFieldErrors } from '../useFieldErrors.ts';

const codeLabels = { otp: messages.codeSubject };

/** Each code form of a page has a field of its own id. */
const nameField = (form: string): string => `otp-${form}`;

interface CodeFormProps {
  /** Which form of its page it is. */
  readonly form: string;
  /** Three letters that stand in the message too. */
  readonly prefix: string;
  /** Whether the code is in an email. @default false */
  readonly isMailed?: boolean;
  readonly formError: FormFailure | undefined;
  /** Says where the code went. */
  readonly children: ReactNode;
  /** Words of the button. */
  readonly action: string;
}

/** The field for a code that was sent, and the button that uses it. */
export function CodeForm({ form, prefix, isMailed = false, formError, children, action }: CodeFormProps) {
  const named = useFieldErrors(formError, codeLabels);
  const errors = useMemo(
    () => named?.map(({ message }) => ({ field: nameField(form), message })),
    [named, form],
  );
  return (
    <PageForm as={Form} noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
      <Text>{children}</Text>
      <CodeField id={nameField(form)} prefix={prefix} isMailed={isMailed} />
      <Inline>
        <FormButton form={form}>{action}</FormButton>
      </Inline>
    </PageForm>
  );
}

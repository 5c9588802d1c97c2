import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Button, type ButtonProps, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import { FirstIssue } from './FirstIssue.tsx';

interface StepFormProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What its button sends as `do`. */
  readonly name: string;
  readonly label: string;
  /** What it sends unseen. */
  readonly sends?: Readonly<Record<string, string | number>>;
  /** What it was answered; left out where something above the form says it. */
  readonly result?: FormResult | null;
  readonly children?: ReactNode;
}

/** The form of one step of a tenancy: what is wrong with it, its fields and its button. It is empty again once it is done. */
export function StepForm({
  name,
  label,
  sends = {},
  result = null,
  children,
  variant = 'secondary',
  size = 'm',
}: StepFormProps) {
  const { state, formData } = useNavigation();
  const isBusy =
    state !== 'idle' &&
    formData?.get('do') === name &&
    Object.entries(sends).every(([key, value]) => formData.get(key) === String(value));
  return (
    <PageForm as={Form} encType="multipart/form-data" noValidate key={JSON.stringify(result)}>
      {Object.entries(sends).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Stack gap="m">
        <FormError result={result} />
        <FirstIssue result={result} />
        {children}
        <div>
          <Button type="submit" variant={variant} size={size} name="do" value={name} isBusy={isBusy}>
            {label}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}

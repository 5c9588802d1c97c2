import type { Viewing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { Button, type ButtonProps } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import { viewingFields } from './viewingForms.ts';

interface ViewingFormProps {
  readonly viewing: Pick<Viewing, 'id' | 'version' | 'slotId'>;
  readonly children: ReactNode;
}

/** A form about a viewing, with the version that the page shows. */
export function ViewingForm({ viewing: { id, version, slotId }, children }: ViewingFormProps) {
  return (
    <PageForm as={Form} noValidate>
      <CorporateField />
      <input type="hidden" name={viewingFields.viewing} value={id} />
      <input type="hidden" name={viewingFields.version} value={version} />
      <input type="hidden" name={viewingFields.slot} value={slotId} />
      {children}
    </PageForm>
  );
}

/** Sends the form around it with what is to be done; `about` tells it from the same button of another form. */
export function ActionButton({
  value,
  about,
  field,
  ...rest
}: ButtonProps & { readonly value: string; readonly about?: string; readonly field?: string }) {
  const { state, formData } = useNavigation();
  const isBusy =
    state !== 'idle' &&
    formData?.get(viewingFields.action) === value &&
    (about === undefined || formData.get(field ?? viewingFields.viewing) === about);
  return <Button {...rest} type="submit" name={viewingFields.action} value={value} isBusy={isBusy} />;
}

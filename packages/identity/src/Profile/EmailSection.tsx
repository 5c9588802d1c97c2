import type { StepUps, User } from '@sewa/api/client';
import { notStated } from '@sewa/formatters';
import { IdempotencyField } from '@sewa/pages';
import { Badge, Form, Inline, TextField } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import { contactIds, type MyFormFailure } from './myForms.ts';
import { fieldLabels } from './profileForm.ts';

interface EmailSectionProps {
  readonly user: User;
  readonly stepUps: StepUps;
  readonly formError: MyFormFailure | undefined;
}

/** The address letters go to, and the change to another one, which is proven by a code mailed there. */
export function EmailSection({ user, stepUps, formError }: EmailSectionProps) {
  const errors = useFieldErrors(formError?.form === 'email' ? formError : undefined, fieldLabels);
  const { email, isEmailProven } = stepUps;
  const present = user.email ? (
    <>
      {user.email}{' '}
      <Badge tone={isEmailProven ? 'success' : 'warning'}>{isEmailProven ? 'Proven' : 'Not proven'}</Badge>
    </>
  ) : (
    notStated
  );
  return (
    <ContactSection
      id={contactIds.email}
      title="E-mail"
      present={present}
      way={isEmailProven ? 'Change it' : 'Prove or change it'}
      isSteppedUp={stepUps.provenFor > 0 || formError?.form === 'email'}
      waiting={
        email ? (
          <CodeForm
            form="email-code"
            prefix={email.prefix}
            formError={formError?.form === 'email-code' ? formError : undefined}
            action="Use this address"
          >
            A letter is on its way to <strong>{email.email}</strong>. It is valid for 30 minutes, in this
            browser. Until you enter its code, nothing changes.
          </CodeForm>
        ) : null
      }
    >
      <Form method="post" noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <IdempotencyField />
        <TextField
          id="email"
          name="email"
          type="email"
          label={email ? 'Another e-mail address' : 'E-mail address'}
          hint={
            isEmailProven
              ? 'The address you have now is told of the change.'
              : 'Leave it as it is to prove it.'
          }
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={formError?.form === 'email' ? formError.typed.email : (user.email ?? undefined)}
        />
        <Inline>
          <FormButton form="email" variant="secondary">
            Mail a code to it
          </FormButton>
        </Inline>
      </Form>
    </ContactSection>
  );
}

import type { StepUps, User } from '@sewa/api/client';
import { notStated } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { Badge, Form, Inline, TextField } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import * as messages from './messages.ts';
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
      {`${user.email} `}
      <Badge tone={isEmailProven ? 'success' : 'warning'}>
        {isEmailProven ? messages.confirmedLabel : messages.notConfirmedLabel}
      </Badge>
    </>
  ) : (
    notStated
  );
  return (
    <ContactSection
      id={contactIds.email}
      title={messages.emailLabel}
      present={present}
      way={isEmailProven ? messages.editLabel : messages.confirmOrEditLabel}
      isSteppedUp={stepUps.provenFor > 0 || formError?.form === 'email'}
      waiting={
        email ? (
          <CodeForm
            form="email-code"
            prefix={email.prefix}
            isMailed
            formError={formError?.form === 'email-code' ? formError : undefined}
            action={messages.useEmailLabel}
          >
            {`${messages.codeSentTo} `}
            <strong>{email.email}</strong>
            {`. ${messages.emailCodeNote}`}
          </CodeForm>
        ) : null
      }
    >
      <PageForm as={Form} noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={email ? messages.otherEmailLabel : messages.emailAddressLabel}
          hint={isEmailProven ? messages.confirmedEmailHint : messages.notConfirmedEmailHint}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={formError?.form === 'email' ? formError.typed.email : (user.email ?? undefined)}
        />
        <Inline>
          <FormButton form="email" variant="secondary">
            {messages.emailCodeLabel}
          </FormButton>
        </Inline>
      </PageForm>
    </ContactSection>
  );
}

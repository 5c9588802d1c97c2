import type { StepUps, User } from '@sewa/api/client';
import { formatPhone, notStated } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { Form, Inline, PhoneField } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import * as common from '../messages.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import * as messages from './messages.ts';
import { contactIds, type MyFormFailure } from './myForms.ts';

const phoneLabels = { phoneNumber: common.phoneNumberSubject };

interface PhoneSectionProps {
  readonly user: User;
  readonly stepUps: StepUps;
  readonly formError: MyFormFailure | undefined;
}

/** The number codes are sent to, and the change to another one, which is proven by a code itself. */
export function PhoneSection({ user, stepUps, formError }: PhoneSectionProps) {
  const errors = useFieldErrors(formError?.form === 'phone' ? formError : undefined, phoneLabels);
  const { phone } = stepUps;
  return (
    <ContactSection
      id={contactIds.phone}
      title={messages.phoneLabel}
      present={user.phoneNumber ? formatPhone(user.phoneNumber) : notStated}
      isSteppedUp={stepUps.provenFor > 0 || formError?.form === 'phone'}
      waiting={
        phone ? (
          <CodeForm
            form="phone-code"
            prefix={phone.prefix}
            formError={formError?.form === 'phone-code' ? formError : undefined}
            action={messages.usePhoneLabel}
          >
            {`${messages.codeSentTo} `}
            <strong>{formatPhone(phone.phoneNumber)}</strong>
            {`. ${messages.phoneCodeNote}`}
          </CodeForm>
        ) : null
      }
    >
      <PageForm as={Form} noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <PhoneField
          id="phoneNumber"
          label={phone ? messages.otherPhoneLabel : messages.newPhoneLabel}
          hint={messages.newPhoneHint}
          name="phoneNumber"
          maxLength={30}
          required
          defaultValue={formError?.form === 'phone' ? formError.typed.phoneNumber : undefined}
        />
        <Inline>
          <FormButton form="phone" variant="secondary">
            {common.sendCodeLabel}
          </FormButton>
        </Inline>
      </PageForm>
    </ContactSection>
  );
}

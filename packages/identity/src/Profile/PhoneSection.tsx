import type { Proofs, User } from '@sewa/api/client';
import { formatPhone, notStated } from '@sewa/formatters';
import { Form, Inline, PhoneField } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import { FormButton } from '../FormButton.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import { contactIds, type MyFault } from './myForms.ts';

const phoneWords = { phoneNumber: 'This number' };

interface PhoneSectionProps {
  readonly user: User;
  readonly proofs: Proofs;
  readonly fault: MyFault | undefined;
}

/** The number codes are sent to, and the change to another one, which is proven by a code itself. */
export function PhoneSection({ user, proofs, fault }: PhoneSectionProps) {
  const errors = useFieldErrors(fault?.form === 'phone' ? fault : undefined, phoneWords);
  const { phone } = proofs;
  return (
    <ContactSection
      id={contactIds.phone}
      title="Phone"
      present={user.phoneNumber ? formatPhone(user.phoneNumber) : notStated}
      isProven={proofs.provenFor > 0 || fault?.form === 'phone'}
      waiting={
        phone ? (
          <CodeForm
            form="phone-code"
            prefix={phone.prefix}
            fault={fault?.form === 'phone-code' ? fault : undefined}
            action="Use this number"
          >
            A message is on its way to <strong>{formatPhone(phone.phoneNumber)}</strong>. It is valid for 5
            minutes. Until you enter its code, nothing changes.
          </CodeForm>
        ) : null
      }
    >
      <Form method="post" noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <PhoneField
          id="phoneNumber"
          label={phone ? 'Another number' : 'New mobile number'}
          hint="A Singapore number that begins with 8 or 9. Every other browser is logged out when it changes."
          name="phoneNumber"
          maxLength={30}
          required
          defaultValue={fault?.form === 'phone' ? fault.typed.phoneNumber : undefined}
        />
        <Inline>
          <FormButton form="phone" look="secondary">
            Send a code to it
          </FormButton>
        </Inline>
      </Form>
    </ContactSection>
  );
}

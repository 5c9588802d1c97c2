import { PageMeta, type PageRequest } from '@sewa/pages';
import { loginOtpPath } from '@sewa/paths';
import { Button, Form, PhoneField } from '@sewa/ui';
import { Form as RouterForm, redirectDocument, useActionData, useNavigation } from 'react-router-dom';
import { answerFault, type FormFault } from '../answerFault.ts';
import { LogInCard } from '../LogInCard.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';

const fieldWords = { phoneNumber: 'This number' };

/** Asks for a one-time code and goes on to where it is entered; the same whether or not the number has an account. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const phoneNumber = String((await request.formData()).get('phoneNumber') ?? '').slice(0, 100);
  try {
    await client.startOtp({ body: { phoneNumber } });
  } catch (error) {
    return answerFault(error, { phoneNumber });
  }
  throw redirectDocument(loginOtpPath(), 303);
}

/** Log-in, first step: the number the code is sent to. */
export default function LogInPage() {
  const fault = useActionData() as FormFault | undefined;
  const { state } = useNavigation();
  const errors = useFieldErrors(fault, fieldWords);
  return (
    <main id="main">
      <PageMeta
        title="Log in"
        description="Log in with a code that is sent to your phone; there is no password to remember."
        isIndexed={false}
      />
      <LogInCard
        title="Log in"
        lead="We send a code to your phone. There is no password to remember."
        fault={fault?.message ?? null}
      >
        <Form method="post" noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
          <PhoneField
            id="phoneNumber"
            label="Mobile number"
            hint="A Singapore number that begins with 8 or 9."
            name="phoneNumber"
            maxLength={30}
            required
            defaultValue={fault?.typed.phoneNumber}
          />
          <Button type="submit" isBusy={state !== 'idle'}>
            Send me a code
          </Button>
        </Form>
      </LogInCard>
    </main>
  );
}

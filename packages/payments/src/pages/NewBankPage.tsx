import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult, rejectFields } from '@sewa/pages/forms';
import { newBankPath, newPaymentMethodPath, paymentMethodsPath } from '@sewa/paths';
import { Breadcrumbs, Button, Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Form, redirect, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import * as messages from '../Methods/messages.ts';
import { Proven } from '../Services/Proven.tsx';
import { BankFields } from '../Setup/BankFields.tsx';
import { nameSetupPlace } from '../Setup/describeSetup.ts';
import * as setupMessages from '../Setup/messages.ts';
import { OwnSetupStatus } from '../Setup/OwnSetupStatus.tsx';
import { requireSetup } from '../Setup/requireSetup.ts';
import * as css from '../Setup/Setup.css.ts';
import { parseSetupForm, SETUP_FORM } from '../Setup/setupForm.ts';
import { bankOnTheWayPath, ON_THE_WAY } from '../Setup/setupPaths.ts';
import { startOwnSetup } from '../Setup/startOwnSetup.ts';
import { useSetup } from '../Setup/useSetup.ts';
import { GoOn } from '../Waiting/GoOn.tsx';

/** Reads the setup, once there is one; before, whether the person has proven that it is them. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await (url.searchParams.has('setup')
    ? preload('getPaymentSetup', { id: requireSetup({ url }) })
    : preload('getStepUps', {}));
}

/** Begins a setup. A bank may lead back by a form of its own: then the page is loaded again, which asks our server. */
export async function action(page: PageRequest): Promise<unknown> {
  const { url, request } = page;
  if (url.searchParams.has('setup')) return redirect(newBankPath({ setup: requireSetup(page) }), 303);
  const { choice, fields, typed } = parseSetupForm(await request.formData(), 'egiro');
  if (choice === null) return rejectFields({ about: SETUP_FORM, typed }, fields);
  return startOwnSetup(page, choice, typed, bankOnTheWayPath);
}

function ChooseBank() {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  const result = findResult(useActionData(), SETUP_FORM);
  const service = params.get('service');
  return (
    <Stack gap="l">
      <PageMeta title={messages.newBankTitle} description={messages.newBankDescription} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: messages.title, href: paymentMethodsPath() },
          { label: messages.newTitle, href: newPaymentMethodPath(service) },
          { label: messages.newBankTitle },
        ]}
      />
      <Stack as="header" gap="xs">
        <Heading level={1} size="l">
          {messages.newBankTitle}
        </Heading>
        <Text tone="muted">{messages.newBankLead}</Text>
      </Stack>
      <Proven to={newBankPath(service === null ? {} : { service })}>
        <PageForm as={Form} noValidate className={css.narrow}>
          <Stack gap="l">
            <FormError result={result} />
            <BankFields result={result} />
            <Text size="s" tone="muted">
              {messages.newBankNext}
            </Text>
            <Inline gap="s">
              <Button type="submit" isBusy={state !== 'idle'}>
                {messages.goToBankLabel}
              </Button>
              <Link variant="secondary" href={newPaymentMethodPath(service)}>
                {messages.backLabel}
              </Link>
            </Inline>
          </Stack>
        </PageForm>
      </Proven>
    </Stack>
  );
}

function BankSetup({ id, isOnTheWay }: { readonly id: string; readonly isOnTheWay: boolean }) {
  const setup = useSetup(id);
  if (!setup) return null;
  const place = nameSetupPlace(setup);
  if (isOnTheWay && setup.state === 'pending' && setup.redirectUrl !== null)
    return (
      <GoOn
        href={setup.redirectUrl}
        title={setupMessages.goOnTitle(place)}
        lead={setupMessages.goOnBankLead}
        label={setupMessages.goOnLabel(place)}
        description={setupMessages.description}
      />
    );
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <div className={css.narrow}>
        <OwnSetupStatus setup={setup} path={newBankPath({ setup: id })} />
      </div>
    </Container>
  );
}

/** Where a bank account is set up for eGIRO: the bank is chosen, its page follows, and then how it stands. */
export default function NewBankPage() {
  const [params] = useSearchParams();
  const setup = params.get('setup');
  if (setup !== null) return <BankSetup id={setup} isOnTheWay={params.has(ON_THE_WAY)} />;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <ChooseBank />
    </Container>
  );
}

import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { rejectFields } from '@sewa/pages/forms';
import { Banner, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { data, redirect, useParams, useSearchParams } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import { BeginForm } from '../Partners/BeginForm.tsx';
import * as messages from '../Partners/messages.ts';
import { AGAIN, findCallbackPath, mayChooseAgain } from '../Partners/partnerPaths.ts';
import { isSetupOpen, nameSetupPlace } from '../Setup/describeSetup.ts';
import * as setupMessages from '../Setup/messages.ts';
import { describeSetupRefusal, parseSetupForm, SETUP_FORM } from '../Setup/setupForm.ts';
import { GoOnNotice } from '../Waiting/GoOnNotice.tsx';

/** Parameter that says that somebody is on the way to the bank or the card page. */
const ON_THE_WAY = 'go';

/** Reads whose customer it is. What was begun stands on the page that the bank leads back to. */
export async function loader({ url, params, preload }: PageRequest): Promise<void> {
  const partnerSetup = await preload('getPartnerSetup', { id: params.id ?? '' });
  const { purpose, setup } = partnerSetup;
  if (!url.pathname.startsWith(`/ext/payment/${purpose}/`)) throw data({ code: 'R002' }, { status: 404 });
  const isOnTheWay = url.searchParams.has(ON_THE_WAY) && setup.state === 'pending' && setup.redirectUrl;
  const isAgain = url.searchParams.has(AGAIN) && mayChooseAgain(partnerSetup);
  if (setup.kind !== null && !isOnTheWay && !isAgain) throw redirect(findCallbackPath(partnerSetup), 302);
}

/** Begins a setup, and goes on to one of our own pages, for a form may not leave for a bank. */
export async function action({ url, params, request, client }: PageRequest): Promise<unknown> {
  const { choice, fields, typed } = parseSetupForm(await request.formData());
  if (choice === null) return rejectFields({ about: SETUP_FORM, typed }, fields);
  try {
    await client.beginPartnerSetup({ id: params.id ?? '', body: { ...choice } });
  } catch (error) {
    return rejectForm(
      {
        about: SETUP_FORM,
        typed,
        describe: (refusal) =>
          refusal.status === 409 ? { error: messages.startOver } : describeSetupRefusal(refusal),
      },
      error,
    );
  }
  return redirect(`${url.pathname}?${ON_THE_WAY}=1`, 303);
}

/** Where a partner's customer sets up or changes how they pay. */
export default function PartnerSetupPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: partnerSetup } = useRoute('getPartnerSetup', { id });
  if (!partnerSetup) return null;
  const { purpose, partnerName, setup, returnUrl } = partnerSetup;
  const place = nameSetupPlace(setup);
  if (params.has(ON_THE_WAY) && setup.kind !== null && setup.redirectUrl !== null)
    return (
      <main id="main">
        <GoOnNotice
          href={setup.redirectUrl}
          title={setupMessages.goOnTitle(place)}
          lead={setup.kind === 'card' ? setupMessages.goOnCardLead : setupMessages.goOnBankLead}
          label={setupMessages.goOnLabel(place)}
          description={messages.description}
        />
      </main>
    );
  const title = messages.title[purpose](partnerName);
  const back = <Link href={returnUrl}>{messages.backToPartner(partnerName)}</Link>;
  return (
    <main id="main">
      <PageMeta title={title} description={messages.description} isIndexed={false} />
      <Stack gap="l">
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {title}
          </Heading>
          <Text>{messages.lead(partnerName)}</Text>
        </Stack>
        {isSetupOpen(setup) || mayChooseAgain(partnerSetup) ? (
          <BeginForm partnerSetup={partnerSetup} />
        ) : (
          <Banner tone="warning">{messages.startOver}</Banner>
        )}
        <Text size="s" tone="muted">
          {messages.privacy(partnerName)}
        </Text>
        <Inline>{back}</Inline>
      </Stack>
    </main>
  );
}

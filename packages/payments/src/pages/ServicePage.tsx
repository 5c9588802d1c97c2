import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { useResultToast } from '@sewa/pages/form-notices';
import { servicePath, servicesPath } from '@sewa/paths';
import {
  Badge,
  Banner,
  Breadcrumbs,
  Container,
  Heading,
  Inline,
  Link,
  List,
  ListItem,
  Stack,
  Text,
} from '@sewa/ui';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { describeRent, nameServiceHome, stateTones } from '../Services/describeService.ts';
import { LatestBills } from '../Services/LatestBills.tsx';
import { MethodFacts } from '../Services/MethodFacts.tsx';
import { MethodForm } from '../Services/MethodForm.tsx';
import * as messages from '../Services/messages.ts';
import { Part } from '../Services/Part.tsx';
import { PayeeFacts } from '../Services/PayeeFacts.tsx';
import { PayeeForm } from '../Services/PayeeForm.tsx';
import { Plan } from '../Services/Plan.tsx';
import { PlanButtons } from '../Services/PlanButtons.tsx';
import { Proven } from '../Services/Proven.tsx';
import { EDIT, handleServiceForm, serviceForms } from '../Services/serviceForms.ts';

/** Reads the service and its bills, and what the part that is edited needs. */
export async function loader({ url, params, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const edited = url.searchParams.get(EDIT);
  const [service] = await Promise.all([
    preload('getService', { id }),
    ...(edited === null ? [] : [preload('getStepUps', {})]),
    ...(edited === serviceForms.method ? [preload('listPaymentMethods', {})] : []),
    ...(edited === serviceForms.payee ? [preload('listPayees', {})] : []),
  ]);
  const path = servicePath(service.type, id);
  if (url.pathname !== path) throw redirect(path, 302);
  if (service.type === 'pay') await preload('listBills', { id });
}

/** Takes the forms. */
export const action = handleServiceForm;

const notices = {
  paused: messages.pausedNotice,
  ended: messages.endedNotice,
  waiting: messages.waitingNotice,
  active: null,
  answered: null,
  agreed: messages.agreedNotice,
} as const;

/** One service: plan, payment method, payee, agreement and latest bills, with what can be changed. */
export default function ServicePage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: service } = useRoute('getService', { id });
  const isPlan = service?.type === 'pay';
  const { data: bills } = useRoute('listBills', isPlan ? { id } : null);
  useResultToast();
  if (!service || (isPlan && !bills)) return null;
  const { type, state, may, payee, side, fileIds, answer } = service;
  const home = nameServiceHome(service);
  const path = servicePath(type, id);
  const edited = query.get(EDIT);
  const editPath = (part: string) => `${path}?${EDIT}=${part}`;
  const notice = notices[state];
  const offer = (part: 'method' | 'payee', name: string) =>
    may.includes(`change-${part}`) && edited !== part
      ? { href: `${editPath(part)}#${part}`, label: messages.changeLabel, name }
      : null;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={home} description={messages.serviceDescription} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs crumbs={[{ label: messages.title, href: servicesPath() }, { label: home }]} />
        <Stack as="header" gap="xs">
          <Inline gap="s">
            <Heading level={1} size="l">
              {home}
            </Heading>
            <Badge tone={stateTones[state]}>{messages.state[state]}</Badge>
          </Inline>
          <Text tone="muted">{`${messages.type[type]}, ${describeRent(service)}`}</Text>
        </Stack>
      </Stack>
      {notice === null ? null : <Banner tone={state === 'paused' ? 'warning' : 'info'}>{notice}</Banner>}
      {answer === null ? null : <Banner title={messages.answerTitle}>{answer}</Banner>}
      {bills ? <LatestBills service={service} bills={bills} /> : null}
      <Plan service={service} />
      {isPlan && side === 'payer' ? (
        <Part
          id={serviceForms.method}
          title={messages.methodTitle}
          edit={offer('method', messages.changeMethodLabel)}
        >
          {edited === serviceForms.method && may.includes('change-method') ? (
            <Proven to={editPath(serviceForms.method)}>
              <MethodForm service={service} path={path} />
            </Proven>
          ) : (
            <MethodFacts service={service} />
          )}
        </Part>
      ) : null}
      {payee === null ? null : (
        <Part
          id={serviceForms.payee}
          title={messages.payeeTitle}
          edit={offer('payee', messages.changePayeeLabel)}
        >
          <PayeeFacts payee={payee} />
          {edited === serviceForms.payee && may.includes('change-payee') ? (
            <Proven to={editPath(serviceForms.payee)}>
              <PayeeForm service={service} path={path} />
            </Proven>
          ) : null}
        </Part>
      )}
      {fileIds.length === 0 ? null : (
        <Part id="agreement" title={messages.agreementTitle}>
          <List variant="boxed">
            {fileIds.map((fileId, index) => (
              <ListItem key={fileId}>
                <Link href={`/api/files/${fileId}`}>{messages.agreementFile(index + 1)}</Link>
              </ListItem>
            ))}
          </List>
        </Part>
      )}
      <PlanButtons service={service} />
    </Container>
  );
}

import type { DeskPartner } from '@sewa/api/client';
import { CorporateField, useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Banner, Button, Card, DescriptionList, DescriptionListItem, Heading, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { deskButtons } from './deskForms.ts';
import { sectionParameters, sectionPath } from './deskSections.ts';
import * as messages from './messages.ts';
import { OpenItem } from './OpenItem.tsx';
import { shortenOrigin } from './Partners.tsx';
import { SigningKeys } from './SigningKeys.tsx';

function Facts({ partner }: { readonly partner: DeskPartner }) {
  const { company, leads, lastUsedAt, endedAt } = partner;
  const { partnerFact } = messages;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [
      partnerFact.company,
      company ? messages.companyOf(company.name, company.isVerified) : messages.noCompany,
    ],
    [partnerFact.sites, partner.origins.map(shortenOrigin).join(', ')],
    [partnerFact.lastUse, lastUsedAt === null ? messages.never : formatDay(lastUsedAt)],
    [partnerFact.leads, messages.leadsOf(leads.total, leads.last30Days, leads.test)],
    [partnerFact.created, formatDay(partner.createdAt)],
    [partnerFact.ended, endedAt && formatDay(endedAt)],
  ];
  return (
    <DescriptionList>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <DescriptionListItem key={name} name={name}>
            {value}
          </DescriptionListItem>
        ),
      )}
      <DescriptionListItem name={partnerFact.key}>
        <code>{partner.key}</code>
      </DescriptionListItem>
      {partner.testKey === null ? null : (
        <DescriptionListItem name={partnerFact.testKey}>
          <code>{partner.testKey}</code>
        </DescriptionListItem>
      )}
    </DescriptionList>
  );
}

/** Ends the partner, once that is confirmed. */
function EndPartner({ partner: { key, name } }: { readonly partner: DeskPartner }) {
  const result = findResult(useActionData(), key);
  return (
    <Stack as="section" gap="s" id={key} aria-labelledby="end-partner-title">
      <Heading level={3} size="s" id="end-partner-title">
        {messages.endTitle}
      </Heading>
      <Text size="s" tone="muted">
        {messages.endLead}
      </Text>
      <PageForm as={Form}>
        <CorporateField />
        {result?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={messages.endQuestion(name)}
            cancelLabel={messages.cancelLabel}
            confirmLabel={messages.endLabel}
            name={deskButtons.endSurely}
            value={key}
          />
        ) : (
          <Button type="submit" variant="danger" size="s" name={deskButtons.end} value={key}>
            {messages.endLabel}
          </Button>
        )}
        <FormError result={result} />
      </PageForm>
    </Stack>
  );
}

/** One partner: what it is, its keys, and its end. */
export function OpenPartner({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const result = useActionData();
  const { data: partners } = useRoute('listDeskPartners', {});
  if (!partners) return null;
  const partner = partners.find(({ key }) => key === id);
  if (!partner) return <Banner tone="warning">{messages.partnerGone}</Banner>;
  const isLive = partner.state === 'live';
  return (
    <OpenItem
      title={partner.name}
      badge={{ tone: isLive ? 'success' : 'neutral', words: messages.partnerState[partner.state] }}
      back={{ href: sectionPath('partners'), label: messages.allPartnersLabel }}
    >
      {params.get(sectionParameters.done) === 'added' && !result ? (
        <Banner tone="success">{messages.partnerAdded}</Banner>
      ) : null}
      <Card padding="l">
        <Facts partner={partner} />
      </Card>
      {isLive ? (
        <>
          <Card padding="l">
            <SigningKeys partner={partner} />
          </Card>
          <Card padding="l">
            <EndPartner partner={partner} />
          </Card>
        </>
      ) : null}
    </OpenItem>
  );
}

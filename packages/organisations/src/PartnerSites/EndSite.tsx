import type { PartnerSite } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';
import { partOf, siteButtons } from './siteForms.ts';

/** Ends a site, once the person has said that they mean it. */
export function EndSite({ site: { key, name } }: { readonly site: PartnerSite }) {
  const answer = findResult(useActionData(), partOf(key, 'end'));
  return (
    <SitePartBox id={partOf(key, 'end')} title={messages.endTitle} lead={messages.endLead}>
      <PageForm as={Form}>
        <CorporateField />
        <input type="hidden" name="siteName" value={name} />
        {answer?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={messages.confirmEnd(name)}
            cancelLabel={messages.cancelLabel}
            confirmLabel={messages.endSiteLabel}
            name={siteButtons.endSurely}
            value={key}
          />
        ) : (
          <Button type="submit" variant="quiet" name={siteButtons.end} value={key}>
            {messages.endSiteLabel}
          </Button>
        )}
      </PageForm>
    </SitePartBox>
  );
}

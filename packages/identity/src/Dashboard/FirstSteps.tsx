import type { Dashboard } from '@sewa/api/client';
import { accountPath, discoverPath, mapPath, newPropertyPath, selectionPath } from '@sewa/paths';
import { EmptyState, Grid, Link } from '@sewa/ui';
import * as common from '../messages.ts';
import { listFirstSteps } from './listFirstSteps.ts';
import * as messages from './messages.ts';

function TenantStep() {
  return (
    <EmptyState
      icon="home"
      title={messages.newUserTitle}
      actions={
        <>
          <Link variant="primary" href={discoverPath()}>
            {messages.findHomeLabel}
          </Link>
          <Link variant="secondary" href={mapPath()}>
            {messages.seeMapLabel}
          </Link>
        </>
      }
    >
      {messages.newUserLead}
    </EmptyState>
  );
}

function ListerStep() {
  return (
    <EmptyState
      icon="building-2"
      title={messages.newListerTitle}
      actions={
        <>
          <Link variant="primary" href={newPropertyPath()}>
            {common.listHomeLabel}
          </Link>
          <Link variant="secondary" href={mapPath()}>
            {common.compareStep}
          </Link>
        </>
      }
    >
      {messages.newListerLead}
    </EmptyState>
  );
}

function CompanyStep() {
  return (
    <EmptyState
      icon="building-2"
      title={messages.newCompanyTitle}
      actions={
        <>
          <Link variant="primary" href={newPropertyPath()}>
            {common.listHomeLabel}
          </Link>
          <Link variant="secondary" href={accountPath()}>
            {messages.seeMembersLabel}
          </Link>
        </>
      }
    >
      {messages.newCompanyLead}
    </EmptyState>
  );
}

function NoCompanyStep() {
  return (
    <EmptyState
      icon="building-2"
      title={messages.noCompanyTitle}
      actions={
        <Link variant="primary" href={selectionPath()}>
          {common.chooseCompanyLabel}
        </Link>
      }
    >
      {messages.noCompanyLead}
    </EmptyState>
  );
}

const steps = { tenant: TenantStep, lister: ListerStep, company: CompanyStep, noCompany: NoCompanyStep };

/** Where to begin, for each role in which nothing was begun yet. */
export function FirstSteps({ day }: { readonly day: Dashboard }) {
  const roles = listFirstSteps(day);
  if (roles.length === 0) return null;
  return (
    <Grid minColumn="l" gap="l">
      {roles.map((role) => {
        const Step = steps[role];
        return <Step key={role} />;
      })}
    </Grid>
  );
}

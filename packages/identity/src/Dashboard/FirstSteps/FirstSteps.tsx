import type { Dashboard } from '@sewa/api/client';
import { accountPath, discoverPath, mapPath, newPropertyPath, selectionPath } from '@sewa/paths';
import { Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as common from '../../messages.ts';
import * as dashboard from '../messages.ts';
import * as css from './FirstSteps.css.ts';
import { type BeginnerRole, listFirstSteps } from './listFirstSteps.ts';
import * as messages from './messages.ts';

interface Step {
  readonly label: string;
  readonly why: string;
}

interface Beginning {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Step[];
  /** The first one is what to do now. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

const list = { label: common.listHomeLabel, href: newPropertyPath() };
const map = { label: messages.seeMapLabel, href: mapPath() };
const compare = { label: common.compareStep, href: mapPath() };

const beginnings: Readonly<Record<BeginnerRole, Beginning>> = {
  tenant: {
    title: messages.newUserTitle,
    lead: messages.newUserLead,
    steps: messages.newUserSteps,
    ways: [{ label: messages.findHomeLabel, href: discoverPath() }, map],
  },
  lister: {
    title: messages.newListerTitle,
    lead: messages.newListerLead,
    steps: messages.newListerSteps,
    ways: [list, compare],
  },
  agent: {
    title: messages.newAgentTitle,
    lead: messages.newAgentLead,
    steps: messages.newAgentSteps,
    ways: [list, compare],
  },
  company: {
    title: messages.newCompanyTitle,
    lead: messages.newCompanyLead,
    steps: messages.newCompanySteps,
    ways: [list, { label: dashboard.seeMembersLabel, href: accountPath() }],
  },
  noCompany: {
    title: messages.noCompanyTitle,
    lead: messages.noCompanyLead,
    steps: [],
    ways: [{ label: common.chooseCompanyLabel, href: selectionPath() }],
  },
};

function FirstStepsCard({ role }: { readonly role: BeginnerRole }) {
  const { title, lead, steps, ways } = beginnings[role];
  const id = `begin-${role}`;
  return (
    <Card as="section" padding="l" aria-labelledby={id}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m" id={id}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {steps.length > 0 ? (
          <ol className={css.steps}>
            {steps.map(({ label, why }, index) => (
              <li key={label} className={css.step}>
                <span className={css.number} aria-hidden>
                  {index + 1}
                </span>
                <Stack gap="xxs">
                  <Text weight="semibold">{label}</Text>
                  <Text size="s" tone="muted">
                    {why}
                  </Text>
                </Stack>
              </li>
            ))}
          </ol>
        ) : null}
        <Inline gap="s">
          {ways.map(({ label, href }, index) => (
            <Link key={label} variant={index === 0 ? 'primary' : 'secondary'} href={href}>
              {label}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Where to begin, for each role in which nothing was begun yet. */
export function FirstSteps({ day }: { readonly day: Dashboard }) {
  return listFirstSteps(day).map((role) => <FirstStepsCard key={role} role={role} />);
}

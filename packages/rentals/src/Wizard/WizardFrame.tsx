import { PageMeta } from '@sewa/pages';
import { type ListingStep, listingSteps, propertiesPath } from '@sewa/paths';
import { Breadcrumbs, Container, Heading, Progress, Stack, Stepper, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

interface WizardFrameProps {
  readonly step: ListingStep;
  /** What is listed, such as its address. */
  readonly name?: string;
  /** Address of each step; none while the home isn't there yet. */
  readonly findHref?: (step: ListingStep) => string;
  readonly children: ReactNode;
}

/** A step of listing a home below the way to its end. */
export function WizardFrame({ step, name, findHref, children }: WizardFrameProps) {
  const current = listingSteps.indexOf(step);
  const steps = listingSteps.map((each) => ({
    label: messages.stepName[each],
    ...(findHref ? { href: findHref(each) } : {}),
  }));
  const title = name ?? messages.newTitle;
  return (
    <Container as="main" id="main" width="narrow" padding="l" gap="l">
      <PageMeta
        title={`${messages.stepName[step]}: ${title}`}
        description={messages.wizardDescription}
        isIndexed={false}
      />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[{ label: messages.propertiesLabel, href: propertiesPath() }, { label: title }]}
        />
        <div className={css.wideOnly}>
          <Stepper label={messages.wizardLabel} steps={steps} current={current} />
        </div>
        <div className={css.narrowOnly}>
          <Progress
            label={messages.stepProgress(current + 1, steps.length, messages.stepName[step])}
            value={current + 1}
            max={steps.length}
          />
        </div>
        <Heading level={1} size="l">
          {messages.stepTitle[step]}
        </Heading>
        <Text tone="muted">{messages.stepLead[step]}</Text>
      </Stack>
      {children}
    </Container>
  );
}

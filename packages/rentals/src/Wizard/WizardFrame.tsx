import { StepFrame } from '@sewa/pages/steps';
import { type ListingStep, listingSteps, propertiesPath } from '@sewa/paths';
import type { ReactNode } from 'react';
import * as messages from './messages.ts';

interface WizardFrameProps {
  readonly step: ListingStep;
  /** What is listed, such as its address. */
  readonly name?: string;
  /** Address of each step; none while the home isn't there yet. */
  readonly findHref?: (step: ListingStep) => string;
  readonly children: ReactNode;
}

/** A step of listing a home. */
export const WizardFrame = ({ step, name = messages.newTitle, ...rest }: WizardFrameProps) => (
  <StepFrame
    label={messages.wizardLabel}
    description={messages.wizardDescription}
    subject={name}
    parent={{ label: messages.propertiesLabel, href: propertiesPath() }}
    steps={listingSteps}
    step={step}
    names={messages.stepName}
    title={messages.stepTitle[step]}
    lead={messages.stepLead[step]}
    {...rest}
  />
);

import { Breadcrumbs, Container, Heading, Progress, Stack, Stepper, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from '../messages.ts';
import { PageMeta } from '../PageMeta.tsx';
import * as css from './steps.css.ts';

interface StepFrameProps<Step extends string> {
  /** Names what the steps lead to. */
  readonly label: string;
  readonly description: string;
  /** What the steps are about, such as an address. */
  readonly subject: string;
  /** The page above it. */
  readonly parent: { readonly label: string; readonly href: string };
  readonly steps: readonly Step[];
  readonly step: Step;
  /** Name of each step. */
  readonly names: Readonly<Record<Step, string>>;
  /** Heading of the current step. */
  readonly title: string;
  readonly lead: string;
  /** Address of each step; none while there is nothing to go back to. */
  readonly findHref?: (step: Step) => string;
  readonly children: ReactNode;
}

/** A step of a long form below the way to its end. */
export function StepFrame<Step extends string>({
  label,
  description,
  subject,
  parent,
  steps,
  step,
  names,
  title,
  lead,
  findHref,
  children,
}: StepFrameProps<Step>) {
  const current = steps.indexOf(step);
  const place = current + 1;
  const links = steps.map((each) => ({ label: names[each], ...(findHref && { href: findHref(each) }) }));
  return (
    <Container as="main" id="main" width="narrow" padding="l" gap="l">
      <PageMeta title={`${names[step]}: ${subject}`} description={description} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs crumbs={[parent, { label: subject }]} />
        <div className={css.wideOnly}>
          <Stepper label={label} steps={links} current={current} />
        </div>
        <div className={css.narrowOnly}>
          <Progress
            label={messages.stepProgress(place, steps.length, names[step])}
            value={place}
            max={steps.length}
          />
        </div>
        <Heading level={1} size="l">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {children}
    </Container>
  );
}

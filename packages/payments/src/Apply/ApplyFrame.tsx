import { PageMeta } from '@sewa/pages';
import { type ApplyStep, flowApplyPath, flowPath, type ServiceType } from '@sewa/paths';
import { Breadcrumbs, Container, Heading, Progress, Stack, Stepper, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './Apply.css.ts';
import { listSteps } from './applySteps.ts';
import * as messages from './messages.ts';

interface ApplyFrameProps {
  readonly type: ServiceType;
  readonly step: ApplyStep;
  readonly children: ReactNode;
}

/** A step of an application below the way to its end. */
export function ApplyFrame({ type, step, children }: ApplyFrameProps) {
  const steps = listSteps(type);
  const current = steps.indexOf(step);
  const title = messages.typeName[type];
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta
        title={`${messages.stepName[step]}: ${title}`}
        description={messages.applyDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Stack gap="m">
          <Breadcrumbs crumbs={[{ label: messages.flowTitle, href: flowPath() }, { label: title }]} />
          <div className={css.wideOnly}>
            <Stepper
              label={messages.applyLabel}
              current={current}
              steps={steps.map((each) => ({
                label: messages.stepName[each],
                href: flowApplyPath(type, each),
              }))}
            />
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
      </Stack>
    </Container>
  );
}

import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';
import * as messages from './messages.ts';

interface StepUpFlowProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the way back from Singpass for whoever proves there that it is them. */
export function StepUpFlow({ title, children }: StepUpFlowProps) {
  return (
    <Flow
      label={messages.stepUpFlowLabel}
      steps={messages.stepUpSteps}
      current={1}
      aside={<Text>{messages.stepUpAside}</Text>}
    >
      <Stack gap="xl">
        <Heading level={1} size="l">
          {title}
        </Heading>
        {children}
      </Stack>
    </Flow>
  );
}

import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';

const steps = ['Is it you?', 'Singpass', 'Go on'];

interface StepUpFlowProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the way back from Singpass for whoever proves there that it is them. */
export function StepUpFlow({ title, children }: StepUpFlowProps) {
  return (
    <Flow
      label="Proving that it is you"
      steps={steps}
      current={1}
      aside={<Text>Nothing is changed by this. It only shows that it is you, for five minutes.</Text>}
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

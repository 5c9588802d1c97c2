import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';

const steps = ['Who you are', 'Singpass', 'Check and send'];

interface MyinfoFlowProps {
  /** Which step is at hand, counted from 0. */
  readonly current: number;
  readonly title: string;
  /** Says in a sentence what happens. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every step with Myinfo: the way, the title, and what happens to what is fetched. */
export function MyinfoFlow({ current, title, lead, children }: MyinfoFlowProps) {
  return (
    <Flow
      label="Your details from Myinfo"
      steps={steps}
      current={current}
      aside={
        <Text>
          Nothing is taken over before you send it. What you do not send is deleted within 24 hours.
        </Text>
      }
    >
      <Stack gap="xl">
        <Stack gap="s">
          <Heading level={1} size="l">
            {title}
          </Heading>
          {lead ? <Text tone="muted">{lead}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Flow>
  );
}

import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';
import * as messages from './messages.ts';

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
      label={messages.myinfoFlowLabel}
      steps={messages.myinfoSteps}
      current={current}
      aside={<Text>{messages.myinfoAside}</Text>}
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

import { Icon, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import type { FirstStep } from './firstSteps.ts';

interface StepListProps {
  readonly label: string;
  readonly steps: readonly FirstStep[];
}

/** Ways on, each with a sentence that says why. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ label, why, path, icon }) => (
        <ListItem key={`${path} ${label}`} isInteractive start={<Icon name={icon} size="m" />}>
          <Stack gap="xxs">
            <Link href={path} isStretched>
              {label}
            </Link>
            <Text size="s" tone="muted">
              {why}
            </Text>
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}

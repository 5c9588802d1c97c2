import { useRoute } from '@sewa/api/swr';
import type { ReactNode } from 'react';
import { StepUpFirst } from './StepUpFirst.tsx';

interface ProvenProps {
  /** Where the step-up leads back to. */
  readonly to: string;
  readonly children: ReactNode;
}

/** What is open once the person has proven that it is them; its page preloads `getStepUps`. */
export function Proven({ to, children }: ProvenProps) {
  const { data: stepUps } = useRoute('getStepUps', {});
  if (!stepUps) return null;
  return stepUps.provenFor > 0 ? children : <StepUpFirst to={to} />;
}

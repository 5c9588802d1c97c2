export const stepProgress = (step: number, total: number, label: string | undefined) =>
  `Step ${step} of ${total}: ${label}`;

import type { Rental } from '@sewa/api/client';
import { Stepper } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './Progress.css.ts';

const positions = {
  talking: 0,
  expired: 1,
  offered: 1,
  agreed: 3,
  contracting: 3,
  signing: 4,
  signed: 6,
  running: 6,
  ending: 6,
  ended: 7,
  settled: 8,
  withdrawn: 0,
} as const;

/** Where a rental stands on its way to a signed agreement; nothing once it is over. */
export function Progress({ state }: Pick<Rental, 'state'>) {
  if (state === 'withdrawn') return null;
  return (
    <div className={css.progress}>
      <Stepper
        label={messages.progressLabel}
        current={positions[state]}
        steps={Object.values(messages.steps).map((label) => ({ label }))}
      />
    </div>
  );
}

import { vars } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, Text } from '../src/index.ts';
import { designOf, roomy } from './tokenDesigns.ts';
import { curve, curveFrame, mover, row, stage } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Motion', parameters: { frame: 'full' } };
export default meta;

function Track({ name, duration, easing }: { name: string; duration: string; easing: string }) {
  return (
    <>
      <Button variant="secondary" size="s">
        {name}
      </Button>
      <div className={stage}>
        <div className={mover} style={{ transition: `translate ${duration} ${easing}` }} />
      </div>
    </>
  );
}

function Purpose({ path, note }: { path: string; note?: string }) {
  return (
    <Stack gap="xxs">
      {note ? <Text size="s">{note}</Text> : null}
      <Text size="s" tone="muted">
        {designOf(roomy, path).$description}
      </Text>
    </Stack>
  );
}

/** How long things move, with the standard curve; hover or focus a name to see it. Nothing moves where motion is reduced. */
export const Durations: StoryObj = {
  render: () => (
    <div>
      {Object.entries(vars.duration).map(([name, duration]) => {
        const { value } = designOf(roomy, `duration.${name}`).$value as { value: number };
        return (
          <div key={name} className={row}>
            <Track name={name} duration={duration} easing={vars.easing.standard} />
            <Purpose path={`duration.${name}`} note={`${value} ms`} />
          </div>
        );
      })}
    </div>
  ),
};

/** How they speed up and slow down, at the slow duration: time runs to the right, the way upwards. */
export const Curves: StoryObj = {
  render: () => (
    <div>
      {Object.entries(vars.easing).map(([name, easing]) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = designOf(roomy, `easing.${name}`).$value as number[];
        return (
          <div key={name} className={row}>
            <Track name={name} duration={vars.duration.slow} easing={easing} />
            <Stack direction="row" align="center" gap="xl">
              <svg className={curve} viewBox="0 0 80 80" aria-hidden="true">
                <path className={curveFrame} d="M0 0V80H80" />
                <path d={`M0 80C${x1 * 80} ${80 - y1 * 80} ${x2 * 80} ${80 - y2 * 80} 80 0`} />
              </svg>
              <Purpose path={`easing.${name}`} />
            </Stack>
          </div>
        );
      })}
    </div>
  ),
};

import { Container, Heading, Text } from '@sewa/ui';
import * as css from './Landing.css.ts';
import type { Shot } from './landing.ts';
import { ScreenPicture } from './ScreenPicture.tsx';

/** Screens of the product, each beside what it is for. */
export function Shots({ shots }: { readonly shots: readonly Shot[] }) {
  return (
    <Container as="section" padding="l" gap="xxxl">
      {shots.map(({ screen, title, text }) => (
        <div key={screen} className={css.shot}>
          <ScreenPicture screen={screen} />
          <div className={css.shotText}>
            <Heading level={2} size="m">
              {title}
            </Heading>
            <Text as="p" tone="muted" size="l">
              {text}
            </Text>
          </div>
        </div>
      ))}
    </Container>
  );
}

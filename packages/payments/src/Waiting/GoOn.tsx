import { Container } from '@sewa/ui';
import { GoOnNotice, type GoOnProps } from './GoOnNotice.tsx';

/** A page that goes on to a page outside automatically, with and without script, and by a link. */
export function GoOn(props: GoOnProps) {
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <GoOnNotice {...props} />
    </Container>
  );
}

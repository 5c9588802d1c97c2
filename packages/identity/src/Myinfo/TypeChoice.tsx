import { Card, Grid, Heading, Link, Stack, Text } from '@sewa/ui';
import { type MyinfoType, myinfoTypes } from './myinfoTypes.ts';

interface TypeChoiceProps {
  /** Where choosing a type leads. */
  readonly makePath: (type: MyinfoType) => string;
}

/** Lets somebody say whom Myinfo is asked about. */
export function TypeChoice({ makePath }: TypeChoiceProps) {
  return (
    <Grid as="ul" minColumn="l" gap="m">
      {myinfoTypes.map((type) => (
        <Card key={type.slug} as="li" padding="l" isInteractive>
          <Stack gap="s">
            <Heading level={2} size="s">
              <Link variant="quiet" href={makePath(type)} isStretched>
                {type.title}
              </Link>
            </Heading>
            <Text tone="muted">{type.gain}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

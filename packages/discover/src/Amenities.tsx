import { findAmenity, notStated } from '@sewa/formatters';
import { Grid, Icon, Stack, Text } from '@sewa/ui';

/** What comes with a home, each with its icon; codes nobody knows are left out. */
export function Amenities({ codes }: { readonly codes: readonly number[] }) {
  const known = codes.map((code) => findAmenity(code)).filter((amenity) => amenity !== undefined);
  if (known.length === 0) return <Text tone="muted">{notStated}</Text>;
  return (
    <Grid as="ul" minColumn="xs" gap="m">
      {known.map(({ code, label, icon }) => (
        <Stack key={code} as="li" direction="row" align="center" gap="s">
          <Icon name={icon} />
          <span>{label}</span>
        </Stack>
      ))}
    </Grid>
  );
}

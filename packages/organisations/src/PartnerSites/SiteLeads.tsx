import type { PartnerSite } from '@sewa/api/client';
import { formatDay, formatNumber } from '@sewa/formatters';
import { BarChart, Grid, Stack, StatTile, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';

/** How many enquiries were begun on a site. */
export function SiteLeads({ site: { key, leads } }: { readonly site: PartnerSite }) {
  return (
    <SitePartBox id={`${key}-leads`} title={messages.leadsTitle} lead={messages.leadsLead}>
      <Grid gap="m" minColumn="xs">
        <StatTile label={messages.last30Label} value={formatNumber(leads.last30Days)} />
        <StatTile label={messages.totalLabel} value={formatNumber(leads.total)} />
        <StatTile label={messages.testLabel} value={formatNumber(leads.test)} />
      </Grid>
      <Stack>
        {leads.days.length === 0 ? (
          <Text as="p" size="s" tone="muted">
            {messages.noLeads}
          </Text>
        ) : (
          <BarChart
            caption={messages.byDayCaption}
            labelHead={messages.dayHead}
            valueHead={messages.leadsHead}
            bars={leads.days.map(({ day, count }) => ({ label: formatDay(day), value: count }))}
          />
        )}
      </Stack>
    </SitePartBox>
  );
}

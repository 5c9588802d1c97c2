import type { DiscoverFilters } from '@sewa/formatters';
import { Checkbox } from '@sewa/ui';
import * as css from './Filters.css.ts';
import { houseRuleNames } from './houseRuleNames.ts';
import * as messages from './messages.ts';

/** What the house rules have to say. */
export function RuleFilters({ filters }: { readonly filters: DiscoverFilters }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{messages.rulesLegend}</legend>
      <div className={css.list}>
        {houseRuleNames.map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="allowed"
            label={messages.ruleChip[name]}
            defaultChecked={filters[name] !== null}
          />
        ))}
      </div>
    </fieldset>
  );
}

import type { HouseRules as Rules } from '@sewa/api/client';
import { DescriptionList, DescriptionListItem } from '@sewa/ui';
import { Description } from '../ListingView/Description.tsx';
import { Section } from '../Section.tsx';
import { listRules } from './listRules.ts';
import * as messages from './messages.ts';

/** The house rules of a home; nothing where none is stated. */
export function HouseRules({ rules }: { readonly rules: Rules | null | undefined }) {
  if (!rules) return null;
  const stated = listRules(rules);
  const notes = rules.notes?.trim();
  if (stated.length === 0 && !notes) return null;
  return (
    <Section id="rules" title={messages.houseRulesTitle}>
      {stated.length > 0 ? (
        <DescriptionList>
          {stated.map(({ name, value }) => (
            <DescriptionListItem key={name} name={name}>
              {value}
            </DescriptionListItem>
          ))}
        </DescriptionList>
      ) : null}
      {notes ? <Description text={notes} /> : null}
    </Section>
  );
}

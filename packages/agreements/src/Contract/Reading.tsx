import type { ContractTemplate, RentalContract } from '@sewa/api/client';
import { listClauses } from '@sewa/tenancy';
import { Accordion, List, ListItem, Stack, Text } from '@sewa/ui';
import { formatBlank } from './blankTexts.ts';
import * as messages from './messages.ts';

interface ReadingProps {
  readonly contract: RentalContract;
  readonly template: ContractTemplate;
}

/** The agreement to read on the page: what each clause means, and its words. */
export function Reading({ contract, template }: ReadingProps) {
  const kinds = new Map(template.blanks.map(({ name, kind }) => [name, kind]));
  const clauses = listClauses(template.clauses, contract.blanks, (name, value) =>
    formatBlank(kinds.get(name) ?? 'text', value),
  );
  const content = (
    <Stack gap="m">
      <Text as="p" tone="muted">
        {messages.readLead}
      </Text>
      <List as="ol">
        {clauses.map(({ id, title, words, plain }, index) => (
          <ListItem key={id}>
            <Stack gap="xs">
              <Text as="p" tone="muted" size="s">
                {`${index + 1}. ${title}`}
              </Text>
              <Text as="p" weight="bold">
                {plain}
              </Text>
              <Text as="p">{words}</Text>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
  return <Accordion items={[{ id: 'read', title: messages.readHere(clauses.length), content }]} />;
}

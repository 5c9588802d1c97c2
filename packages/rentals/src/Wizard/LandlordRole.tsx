import { PageForm, PageMeta } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { dashboardPath } from '@sewa/paths';
import { Button, Container, Form, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import * as messages from './messages.ts';
import { ADD_ROLE } from './takeRole.ts';

/** Offers the landlord role to somebody who can't list homes yet, with what listing needs. */
export function LandlordRole() {
  const { state } = useNavigation();
  const result = findResult(useActionData(), ADD_ROLE);
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta title={messages.roleTitle} description={messages.wizardDescription} isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="l">
          {messages.roleTitle}
        </Heading>
        <Text>{messages.roleLead}</Text>
        <List>
          {messages.roleNeeds.map((need) => (
            <ListItem key={need}>{need}</ListItem>
          ))}
        </List>
        <PageForm as={Form} formComponent={RouterForm}>
          <FormError result={result} />
          <Inline gap="m">
            <Button type="submit" name={ADD_ROLE} value="landlord" isBusy={state !== 'idle'}>
              {messages.addRoleLabel}
            </Button>
            <Link variant="secondary" href={dashboardPath()}>
              {messages.noRoleLabel}
            </Link>
          </Inline>
        </PageForm>
      </Stack>
    </Container>
  );
}

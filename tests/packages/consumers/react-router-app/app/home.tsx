import { DatePicker } from '@sewa/pickers';
import { Button, Form, type FormComponentProps, Heading, Link, Stack, TextField } from '@sewa/ui';
import { type ActionFunctionArgs, Form as RouterForm, redirect } from 'react-router';

export async function action({ request }: ActionFunctionArgs) {
  const fields = await request.formData();
  return redirect(`/sent?name=${encodeURIComponent(String(fields.get('name')))}`);
}

const Sender = (props: FormComponentProps) => <RouterForm {...props} />;

export default function Home() {
  return (
    <Stack as="main" gap="l">
      <Heading level={1}>A stranger's app</Heading>
      <p className="underline">In the look of Tailwind</p>
      <Link href="/sent?name=nobody">What was sent</Link>
      <Form method="post" formComponent={Sender}>
        <TextField label="Name" name="name" required />
        <DatePicker label="Moving in" name="movingIn" defaultValue="2027-01-15" />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    </Stack>
  );
}

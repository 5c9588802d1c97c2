import { Heading } from '@sewa/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('name');

export default function Sent() {
  return <Heading level={1}>Sent by {useLoaderData<typeof loader>()}</Heading>;
}

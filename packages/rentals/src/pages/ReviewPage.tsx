/** Listings that wait for an operator, and disputes about units. */
export default function ReviewPage() {
  return null;
}

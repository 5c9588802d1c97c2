/** One unit with its listings and authorities. */
export default function PropertyPage() {
  return null;
}

/** In the making. */
export default function CardRedirectPage() {
  return null;
}

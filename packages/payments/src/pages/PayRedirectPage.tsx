/** In the making. */
export default function PayRedirectPage() {
  return null;
}

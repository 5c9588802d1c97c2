/** In the making. */
export default function PayCallbackPage() {
  return null;
}

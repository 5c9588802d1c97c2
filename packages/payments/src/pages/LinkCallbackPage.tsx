/** In the making. */
export default function LinkCallbackPage() {
  return null;
}

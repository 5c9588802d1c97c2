/** In the making. */
export default function CardCallbackPage() {
  return null;
}

/** In the making. */
export default function LinkPage() {
  return null;
}

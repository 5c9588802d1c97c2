/** In the making. */
export default function ApplyPage() {
  return null;
}

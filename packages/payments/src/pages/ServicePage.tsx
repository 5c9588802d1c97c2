/** In the making. */
export default function ServicePage() {
  return null;
}

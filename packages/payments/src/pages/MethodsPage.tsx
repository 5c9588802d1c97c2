/** In the making. */
export default function MethodsPage() {
  return null;
}

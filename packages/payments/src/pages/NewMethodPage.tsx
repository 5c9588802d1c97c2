/** In the making. */
export default function NewMethodPage() {
  return null;
}

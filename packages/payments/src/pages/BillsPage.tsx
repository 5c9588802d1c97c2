/** In the making. */
export default function BillsPage() {
  return null;
}

/** In the making. */
export default function BankPage() {
  return null;
}

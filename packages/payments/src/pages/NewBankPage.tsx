/** In the making. */
export default function NewBankPage() {
  return null;
}

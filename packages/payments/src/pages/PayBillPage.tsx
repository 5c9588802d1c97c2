/** In the making. */
export default function PayBillPage() {
  return null;
}

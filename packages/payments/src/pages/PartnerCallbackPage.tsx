/** In the making. */
export default function PartnerCallbackPage() {
  return null;
}

/** In the making. */
export default function PartnerSetupPage() {
  return null;
}

/** Placeholder. */
export default function PartnersPage() {
  return null;
}

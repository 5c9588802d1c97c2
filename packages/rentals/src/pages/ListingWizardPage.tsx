/** Five steps from a draft to a published listing. */
export default function ListingWizardPage() {
  return null;
}

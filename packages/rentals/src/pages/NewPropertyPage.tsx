/** The address of a new unit: the first step of the wizard. */
export default function NewPropertyPage() {
  return null;
}

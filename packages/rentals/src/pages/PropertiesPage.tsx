/** The units somebody lets, with their listings. */
export default function PropertiesPage() {
  return null;
}

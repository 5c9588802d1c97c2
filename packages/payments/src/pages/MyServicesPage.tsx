/** In the making. */
export default function MyServicesPage() {
  return null;
}

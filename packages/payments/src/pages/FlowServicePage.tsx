/** In the making. */
export default function FlowServicePage() {
  return null;
}

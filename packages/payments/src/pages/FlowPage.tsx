/** In the making. */
export default function FlowPage() {
  return null;
}

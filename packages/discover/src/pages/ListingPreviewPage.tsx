/** A listing in any state as its page will show it. */
export default function ListingPreviewPage() {
  return null;
}

import { usePageSite } from './PageSite.tsx';
import { serializeScriptJson } from './serializeScriptJson.ts';

/** What search engines and link previews are told about a page. */
export interface PageMetaProps {
  /** The page's own name; the product's name is added behind it. */
  readonly title: string;
  readonly description: string;
  /** The canonical path (with query) of this page; leave it out on pages that shouldn't be indexed. */
  readonly canonicalPath?: string;
  /** Absolute or root-relative address of the preview picture, a photo; by default the product's own. */
  readonly image?: { readonly src: string; readonly alt: string } | null;
  readonly isIndexed?: boolean;
  /** Structured data (schema.org), one object. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

const defaultPreview = '/og.png';

/** Title, description, canonical address, preview and structured data of a page; React moves them into the head. */
export function PageMeta({
  title,
  description,
  canonicalPath,
  image,
  isIndexed = true,
  jsonLd,
}: PageMetaProps) {
  const site = usePageSite();
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  const canonical = canonicalPath === undefined ? null : `${site.publicUrl}${canonicalPath}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      <meta property="og:image" content={new URL(image?.src ?? defaultPreview, site.publicUrl).href} />
      {image ? <meta property="og:image:alt" content={image.alt} /> : null}
      {jsonLd ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped so that it cannot end its element
          dangerouslySetInnerHTML={{ __html: serializeScriptJson(jsonLd) }}
        />
      ) : null}
    </>
  );
}

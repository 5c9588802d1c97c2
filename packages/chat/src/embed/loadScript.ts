/** What browsers with Trusted Types offer; TypeScript doesn't know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** A URL that a page with `require-trusted-types-for 'script'` lets a script have. */
function trustUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy('sewa-chat', { createScriptURL: (same) => same }).createScriptURL(url);
}

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustUrl(src);
  // So that the next element tries again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}

/** Adds a script to the page unless it has it, and calls back if it can't be loaded; returns what ends that. */
export function loadScript(src: string, onError: () => void): () => void {
  const script = [...document.scripts].find((known) => known.src === src) ?? addScript(src);
  script.addEventListener('error', onError);
  return () => script.removeEventListener('error', onError);
}

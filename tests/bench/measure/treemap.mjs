/** Divides an area among values, the largest first, in rectangles as near to squares as they become; all in percent. */
function divideArea(entries, area) {
  if (entries.length === 0) return [];
  if (entries.length === 1) return [{ ...area, entry: entries[0] }];
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let taken = 0;
  let count = 0;
  while (count < entries.length - 1 && (count === 0 || taken + entries[count].bytes / 2 < total / 2)) {
    taken += entries[count].bytes;
    count += 1;
  }
  const share = taken / total;
  const { left, top, width, height } = area;
  const [first, second] =
    width >= height
      ? [
          { left, top, width: width * share, height },
          { left: left + width * share, top, width: width * (1 - share), height },
        ]
      : [
          { left, top, width, height: height * share },
          { left, top: top + height * share, width, height: height * (1 - share) },
        ];
  return [...divideArea(entries.slice(0, count), first), ...divideArea(entries.slice(count), second)];
}

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
const bySize = (one, other) => other.bytes - one.bytes;

/** Twice as wide as high, so that what is divided looks square where it is shown. */
const whole = { left: 0, top: 0, width: 200, height: 100 };

function renderBox({ left, top, width, height }, inner, className, title) {
  const style = `left:${left / 2}%;top:${top}%;width:${width / 2}%;height:${height}%`;
  return `<div class="${className}" style="${style}" title="${escapeHtml(title)}">${inner}</div>`;
}

function renderPackage({ left, top, width, height, entry }, index) {
  const hue = (index * 47) % 360;
  const boxes = divideArea([...entry.modules].sort(bySize), { left: 0, top: 0, width, height }).map((box) =>
    renderBox(
      {
        left: (box.left / width) * 200,
        top: (box.top / height) * 100,
        width: (box.width / width) * 200,
        height: (box.height / height) * 100,
      },
      escapeHtml(box.entry.name.slice(entry.name.length + 1)),
      'module',
      `${box.entry.name}, ${Math.round(box.entry.bytes)} B`,
    ),
  );
  const head = `<b>${escapeHtml(entry.name)} ${kilobytes(entry.bytes)}</b>`;
  const body = `<div class="inside">${boxes.join('')}</div>`;
  return renderBox(
    { left, top, width, height },
    `<div class="package" style="--hue:${hue}">${head}${body}</div>`,
    'box',
    `${entry.name}, ${kilobytes(entry.bytes)}`,
  );
}

function renderPage({ name, bytes, files, packages }) {
  const boxes = divideArea([...packages].sort(bySize), whole).map(renderPackage);
  return `<h2>${escapeHtml(name)}: ${kilobytes(bytes)} in ${files.length} files</h2><div class="map">${boxes.join('')}</div>`;
}

/** One page of HTML that needs nothing else: for each page of the product a treemap of its script, packages in it, modules in them. */
export const renderTreemaps = (pages) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What pages load</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 1rem; color-scheme: light dark }
.map { position: relative; aspect-ratio: 2; width: 100% }
.box, .module { position: absolute; overflow: hidden; box-sizing: border-box }
.package { position: absolute; inset: 1px; display: flex; flex-direction: column; overflow: hidden; background: hsl(var(--hue) 45% 82%); color: #111 }
.package b { padding: 0 .25rem; font-size: 12px; white-space: nowrap }
.inside { position: relative; flex: 1 }
.module { border: 1px solid hsl(var(--hue) 35% 55%); font-size: 11px; padding: 0 .15rem; overflow-wrap: anywhere }
</style>
<h1>What pages load</h1>
<p>Script as it is sent (brotli), by package and module. A module counts for what its file would be smaller without it.</p>
${pages.map(renderPage).join('\n')}
</html>
`;

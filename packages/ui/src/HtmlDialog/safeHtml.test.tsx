import { render } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { safeHtml } from './safeHtml.ts';

const ran = vi.fn();
const allowed =
  /^(a|b|blockquote|br|code|dd|dl|dt|em|h[3-6]|hr|i|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)$/;

afterEach(() => ran.mockClear());

function mount(html: string): HTMLElement {
  vi.stubGlobal('ran', ran);
  return render(<div>{safeHtml(html)}</div>).container;
}

const vectors = [
  '<script>ran()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src=x onerror=ran()>',
  '<img src="x" onerror="ran()"//',
  '<svg onload=ran()><script>ran()</script></svg>',
  '<svg><a xlink:href="javascript:ran()"><text>x</text></a></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=ran()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<math href="javascript:ran()">x</math>',
  '<iframe src="javascript:ran()"></iframe>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<a href="javascript:ran()">x</a>',
  '<a href="  java\nscript:ran()">x</a>',
  '<a href="java&#x09;script:ran()">x</a>',
  '<a href="&#106;avascript:ran()">x</a>',
  '<a href="JaVaScRiPt:ran()">x</a>',
  '<a href="vbscript:ran()">x</a>',
  '<a href="data:text/html,<script>ran()</script>">x</a>',
  '<a href="blob:https://example.com/x">x</a>',
  '<a href="https://x" onclick="ran()" style="position:fixed" target="_blank" ping="https://evil">x</a>',
  '<p onmouseover=ran() style="background:url(javascript:ran())" class="x" id="y">x</p>',
  '<form action="javascript:ran()"><button formaction="javascript:ran()">x</button></form>',
  '<input autofocus onfocus=ran()>',
  '<details open ontoggle=ran()>x</details>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<body onload=ran()>x</body>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<template><script>ran()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  '<title><img src=x onerror=ran()></title>',
  '<textarea></textarea><img src=x onerror=ran()>',
  '<xmp><img src=x onerror=ran()></xmp>',
  '<table><caption><img src=x onerror=ran()></caption></table>',
  '<p is="x-evil" dangerouslysetinnerhtml="x">x</p>',
  '<x-evil onclick=ran()>x</x-evil>',
  '<!--><img src=x onerror=ran()>-->',
  '<![CDATA[<img src=x onerror=ran()>]]>',
  '<p><svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  '<form id=x><input name=childNodes><input name=localName>',
];

describe('hostile HTML', () => {
  test.each(vectors)('%s leaves only harmless elements', async (html) => {
    const container = mount(html);
    for (const link of container.querySelectorAll('a'))
      link.addEventListener('click', (event) => event.preventDefault());
    for (const element of container.querySelectorAll<HTMLElement>(':scope > div *')) {
      expect(element.localName).toMatch(allowed);
      for (const { name, value } of element.attributes) {
        expect(['class', 'data-variant', 'data-size', 'href', 'rel']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^https:/);
        if (name === 'class') expect(element.localName).toBe('a');
      }
      element.click();
    }
    expect(ran).not.toHaveBeenCalled();
  });

  test('nested ten thousand deep does not break it', () => {
    expect(mount(`${'<b>'.repeat(10_000)}x`).querySelectorAll('b').length).toBeLessThanOrEqual(101);
  });
});

test('plain formatting, lists, tables and good links stay', () => {
  const html =
    '<p>Quiet <strong>after ten</strong>.<br>See <a href="https://example.com/rules">rules</a>, <a href="mailto:a@example.com">mail</a>, <a href="tel:+6560000000">call</a>, <a href="/help">help</a>.</p><ul><li>No smoking</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
  const container = mount(html);
  expect(container.textContent).toBe('Quiet after ten.See rules, mail, call, help.No smoking1');
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/rules',
    'mailto:a@example.com',
    'tel:+6560000000',
    '/help',
  ]);
  expect(container.querySelector('a')?.rel).toBe('noopener noreferrer');
  expect(container.querySelectorAll('li, td, br, strong').length).toBe(4);
});

test('the words of an element that is not allowed stay', () => {
  expect(mount('<section>Quiet <font color=red>please</font></section>').innerHTML).toBe(
    '<div>Quiet please</div>',
  );
});

type DemandingWindow = Window & {
  safeHtml?: typeof safeHtml;
  DOMParser: typeof DOMParser;
  TypeError: typeof TypeError;
};

/** A page of its own, since a demand is never taken back. */
async function openDemandingPage(): Promise<DemandingWindow> {
  const frame = document.createElement('iframe');
  onTestFinished(() => frame.remove());
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">
    <script type="module">
      import { safeHtml } from ${JSON.stringify(new URL('./safeHtml.ts', import.meta.url).href)};
      window.safeHtml = safeHtml;
    </script>`;
  document.body.append(frame);
  const opened = () => frame.contentWindow as DemandingWindow;
  await expect.poll(() => opened().safeHtml, { timeout: 10_000 }).toBeTypeOf('function');
  return opened();
}

test('a page that demands Trusted Types takes the HTML through the policy sewa-ui-html', async () => {
  const demanding = await openDemandingPage();
  expect(() => new demanding.DOMParser().parseFromString('<b>x</b>', 'text/html')).toThrow(
    demanding.TypeError,
  );
  const { container } = render(<div>{demanding.safeHtml?.('<b>Hello</b><script>ran()</script>')}</div>);
  expect(container.innerHTML).toBe('<div><b>Hello</b></div>');
});

import { pageTitles } from '@sewa/pages/titles';
import { product } from '@sewa/paths';

/** A name of an interface with its meaning. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** The words of the page for partner sites, in the order of its sections. */
export const partners = {
  meta: pageTitles.partners,
  title: 'Put our calculator and chat on your site',
  lead: `One script tag shows what a tenancy really costs, or lets your visitors message ${product.name}. It's free, and it sets no cookies on your site.`,
  startLabel: 'Add your site',
  unavailableTitle: 'Not available on this site',
  unavailableLead: 'This deployment has no host for frames, so there is nothing to embed.',
  points: {
    title: 'What you get',
    items: [
      {
        icon: 'hand-coins',
        title: 'Calculator',
        text: 'Rent, deposit, stamp duty, agent’s fee and ways to pay, each with its source. It resizes to fit your page.',
      },
      {
        icon: 'message-circle',
        title: 'Chat',
        text: 'For questions about a home, or to our help desk. Visitors start an enquiry; people you vouch for chat right there.',
      },
      {
        icon: 'shield-check',
        title: 'Safe and light',
        text: 'Under 2 kB to start with. The frame loads when it comes into view, and works with a strict security policy.',
      },
    ],
  },
  key: {
    title: 'Get a key',
    text: 'An administrator of your company adds the site on our page Partner sites: its name and its addresses, such as https://www.your-site.example. The key is there at once. It isn’t secret: it only works on the addresses you listed. We verify companies first.',
    label: 'Open Partner sites',
    test: 'Each site also has a test key, which starts with test_. Put it in the snippet to try everything: nothing you write reaches a lister, and tests are counted separately. Tokens are checked, but everyone is shown as a guest.',
  },
  look: {
    title: 'Choose the look',
    text: 'On Partner sites you can set the colour of buttons, the radius of corners and a theme for each site. White text must be readable on the colour: its contrast is 4.5:1 or more. The theme attribute in your page goes before the theme of the site.',
  },
  webhook: {
    title: 'Get each lead on your server',
    text: 'Set a webhook on Partner sites: an https address of yours. We post each enquiry that someone began on your site and sent.',
    example: 'What we send',
    check: 'Check the signature in Node',
    checkText:
      'The header sewa-signature holds the time in seconds and the HMAC-SHA256 of the time, a full stop and the body. Refuse what is older than 5 minutes.',
    sent: 'We send the name and the message of whoever asked, the home and your site; for a person you vouched for, also your own ID of them (subject). We never send a phone number or an email address.',
    retries:
      'Answer with any 2xx within 10 seconds. We don’t follow redirects. Otherwise we try again 12 times, for about a day. A lead can arrive more than once, always with the same id: ignore an id you have seen. Partner sites shows the last 7 days, with a button to send again.',
    secret:
      'The signing secret is shown once. A new one replaces it at once. Send a test lead from Partner sites: it has test: true.',
  },
  snippet: {
    title: 'Add the snippet',
    text: 'Paste it where the frame should appear. Replace YOUR_KEY with your key.',
    calculator: 'Calculator',
    chat: 'Chat',
    element: 'Chat about one home, with a link for browsers that block scripts',
    hostText: (embed: string, main: string): string =>
      `Frames come from ${embed}, a host of their own that sets no cookies. ${main} doesn’t serve them, so leave the address as it is.`,
    elementText:
      'For more control, write the element yourself. What’s inside it is shown until the frame is ready, and stays if the frame is blocked. You can add and remove elements at any time, also in single-page apps.',
  },
  policy: {
    title: 'Allow it in your security policy',
    text: 'If your site sends a Content-Security-Policy, add our address to these three directives. Nothing else is needed: no inline scripts, no styles.',
    label: 'Content-Security-Policy',
    note: 'connect-src is only used to explain in the console why a frame stays empty. If your policy has trusted-types, add sewa-calculator and sewa-chat to it.',
  },
  attributes: {
    title: 'Attributes',
    caption: 'Attributes of the elements sewa-calculator and sewa-chat',
    text: 'Set them on the element. On the script tag, add data- before the name, such as data-context.',
    rows: [
      { name: 'partner', meaning: 'Your key. Required.' },
      { name: 'theme', meaning: 'auto (default), light or dark.' },
      {
        name: 'context',
        meaning: 'Chat only: help (default), or listing- and the ID of a home, as in its address.',
      },
      { name: 'open', meaning: 'Chat only: opens it as soon as it comes into view.' },
      {
        name: 'token',
        meaning: 'A signed token, used once. To sign one each time, set the property getToken instead.',
      },
    ],
  },
  events: {
    title: 'Events',
    caption: 'Events of the elements',
    text: 'The elements dispatch DOM events. Details are in event.detail.',
    code: 'Listen to an event',
    rows: [
      { name: 'ready', meaning: 'The frame has loaded.' },
      { name: 'resize', meaning: 'Its height has changed: height in pixels. Doesn’t bubble.' },
      { name: 'open', meaning: 'The chat was opened.' },
      { name: 'close', meaning: 'The chat was closed.' },
      { name: 'unread', meaning: 'The number of unread messages has changed: count.' },
      {
        name: 'lead',
        meaning: 'Someone started an enquiry, or went on from a calculation: kind is enquiry or calculation.',
      },
      {
        name: 'error',
        meaning:
          'The frame can’t be shown (code blocked, unlisted, unknown or ended), has no prices (rates), or a token was refused (token). Why is in message. Doesn’t bubble.',
      },
    ],
  },
  tokens: {
    title: 'Vouch for your own users',
    text: 'Without a token, a visitor is a guest: they can calculate, and start an enquiry that they send after logging in with us. With a token, someone logged in on your site can chat in the frame straight away.',
    steps:
      'Make a pair of keys and add the public one to your site on Partner sites. Keep the private one on your server, and sign a token each time the frame asks for one.',
    caption: 'Claims of a token',
    keys: 'Make a pair of keys',
    sign: 'Sign a token in Node',
    give: 'Give it to the frame',
    note: 'EdDSA (Ed25519), ES256, RS256 and PS256 are accepted. A session lasts 15 minutes and is kept in memory only; the frame then asks for a new token.',
    rows: [
      { name: 'sub', meaning: 'Your ID of the person. Always the same for the same person.' },
      { name: 'aud', meaning: 'Our address, as in the example.' },
      { name: 'origin', meaning: 'The site that shows the frame; one of those you listed.' },
      { name: 'exp', meaning: 'When it ends: 5 minutes from now at most.' },
      { name: 'jti', meaning: 'A random ID. Each token works once.' },
      { name: 'name', meaning: 'The name to show in the chat. Optional.' },
    ],
  },
  react: {
    title: 'React',
    text: 'The packages @sewa/calculator and @sewa/chat have components that show the same frames. On the server they render their children.',
    code: 'Both frames in React',
  },
  trouble: {
    title: 'If a frame stays empty',
    list: [
      'Look at the browser’s console: it says why, in words.',
      'Check that the address in the browser’s address bar is one of the sites you listed, with https and www if it has them.',
      'Check the three lines of your security policy.',
      'Your page’s own link or fallback stays visible, so your visitors are never stuck.',
    ],
  },
  versions: {
    title: 'Versions',
    text: 'Everything under /embed/v1/ only changes in ways that don’t break your page: new attributes, new events, new details. If we ever end a version, we tell you by email 24 months ahead.',
  },
} as const;

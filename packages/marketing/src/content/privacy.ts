import { cookiesPath, product, profilePath } from '@sewa/paths';
import type { CompanyDocument } from '../Document/document.ts';

/** What is done with personal data: true to `personal-data` and `jobs/retention` of the server. */
export const privacy: CompanyDocument = {
  meta: {
    title: 'Privacy: what we store and why',
    description: `What ${product.name} stores about you, why, for how long and who sees it, and how you get a copy or delete your account.`,
  },
  title: 'Privacy',
  lead: 'What we store about you, why, for how long, and what you can do about it.',
  version: '0.1',
  day: '2026-11-28',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can search, read and look at every listing without an account and without being watched.',
            'We store what you give us to find a home, list one, or talk about one. We don’t sell it.',
            'Anything optional, such as error reports to an outside service, starts only after you allow it.',
            'You can download everything and delete your account yourself.',
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      blocks: [
        {
          rows: [
            {
              name: 'Account',
              value:
                'Name, phone number, email, role, residential status and pass: to know who acts, and to reach you.',
            },
            {
              name: 'Identity',
              value:
                'If you use Singpass or Myinfo: that it was you, and the fields you confirm. Your identity number is encrypted and never used to log in.',
            },
            {
              name: 'Login',
              value:
                'The browser and system of each session by type, such as Firefox on Windows, with no address.',
            },
            {
              name: 'Homes',
              value:
                'Listings you own or offer, saved homes with your notes, saved searches and their alerts.',
            },
            {
              name: 'Messages',
              value:
                'Enquiries, conversations, files in them, and reports. Your first message shares your name and number with the person you ask.',
            },
            {
              name: 'Companies',
              value: 'Which company you act for, your role, and invitations by and to you.',
            },
            {
              name: 'Waitlists',
              value: 'Name, email, phone number if asked, and the consent you gave with its wording.',
            },
            {
              name: 'History',
              value: 'Changes to your account in a log that nobody can edit. It holds no text you typed.',
            },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          text: 'Necessary cookies keep you logged in, take you back to where you were, and remember your cookie choice and reading aids. They are always on. While you are logged in, your browser also stores your name for up to 7 days, to greet you.',
        },
        {
          text: 'Preferences let links you open and invitations you send work in our app, through a link service. Statistics tell us what people use and how often pages they share are opened, and an error reporting service what breaks. Both are off until you allow them. If your browser sends Global Privacy Control, we treat both as rejected.',
        },
        {
          text: 'If you allow statistics, we record which kind of page you open and a few things you do, such as a search or a saved home, under a number for your browser that changes every day. We don’t record addresses, what you type or who you are. An analytics service gets the same. On pages for signed-in people, a tag manager may set its own cookies (_ga… and _gid) and sees the address of the page. We may also show you one of two versions of a page (cookies exp-…). Withdraw, and these cookies are deleted and nothing more is sent.',
        },
        {
          text: 'We record each choice, with a random number for your browser and, if you were logged in, your account number. That record can’t be changed. A choice lasts 12 months.',
        },
        { link: { label: 'Change your cookie settings', href: cookiesPath() } },
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      blocks: [
        {
          list: [
            'The people you write to see your name, your number and your messages.',
            'Members of your company see your name, email and role.',
            'An agent’s name, registration, agency, licence and phone number are public. An owner’s number is shown only to people who are logged in.',
            'Floor and unit of a home are never shown publicly.',
            'Our mail server and text message gateway get what they need to deliver a message to you.',
            'Operators see what is reported to them, and what you write to the help desk.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          rows: [
            {
              name: 'Login codes',
              value: 'Deleted once they expire. A code by text message is valid for 5 minutes',
            },
            { name: 'Sessions', value: 'End after 12 hours without use, after 30 days at the latest' },
            { name: 'Sign-up you didn’t finish', value: 'Draft 1 day, account 30 days' },
            { name: 'Myinfo details you didn’t submit', value: 'Up to 1 day' },
            { name: 'Removed saved homes and searches', value: '1 day' },
            { name: 'Invitations nobody accepted', value: '30 days after they expire' },
            { name: 'Record of sent emails', value: '7 days, without their content' },
            { name: 'Emails that could not be sent', value: '30 days' },
            { name: 'Files nothing refers to', value: '30 days; attachments you didn’t send 1 day' },
            { name: 'Error reports', value: '30 days' },
            {
              name: 'What people use, without names',
              value: '400 days; it can’t be linked to a browser after 2 days',
            },
            { name: 'Waitlist entry you didn’t confirm', value: '48 hours' },
            { name: 'Waitlist entry you confirmed', value: 'Until you leave or delete your account' },
            { name: 'Everything else', value: 'Until you delete it or your account' },
          ],
        },
        {
          text: 'To limit abuse, we count requests for up to a day under a scrambled form of the network address. Our request log holds no addresses and no search terms.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        {
          list: [
            'Download everything we store about you as one file.',
            'Correct your profile. What Myinfo confirmed is changed at the agency that keeps it.',
            'Withdraw consent to cookies, end email alerts, or leave a waitlist in one tap.',
            'Delete your account. Nothing happens for 7 days, in case you change your mind.',
          ],
        },
        {
          text: 'After that, your name, number, email, saved homes, searches, files and sessions are gone. Messages you sent stay with the people you sent them to, without your name. Cookie choices and the account log stay under a number that no longer points to anyone.',
        },
        { link: { label: 'Go to your profile', href: profilePath() } },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          text: `Questions, access or correction under Singapore's Personal Data Protection Act: write to ${product.supportEmail}. The name of our data protection officer will be added before launch.`,
        },
      ],
    },
  ],
  action: { label: 'Change your cookie settings', href: cookiesPath() },
};

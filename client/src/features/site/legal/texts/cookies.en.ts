export const texts = {
  title: 'Cookies',
  description:
    'The two cookies this site may set, what it keeps in your browser, and why there is no banner.',
  lead: 'Two cookies at most: one if you sign in, one for your language. That is why no banner asks you anything.',
  sections: {
    what: {
      title: 'What they are',
      text: 'A cookie is a short text that a site leaves in your browser and gets back with every visit. Local storage is a place in your browser that a page can read and write by itself; nothing in it is sent by itself.',
    },
    used: {
      title: 'What this site uses',
      text: 'All of it is strictly necessary for what you ask for, so the law (article 22.2 LSSI) requires no consent:',
    },
    none: {
      title: 'What this site does not use',
      text: 'No advertising, no analytics, no tracking pixels, no fonts or scripts from other companies.',
    },
    remove: {
      title: 'Deleting them',
      text: 'Signing out removes the session cookie and the access token. The rest you can delete in your browser’s settings, under site data. The site goes on working; it only forgets your choices.',
    },
  },
  table: {
    name: 'Name',
    kind: 'Kind',
    purpose: 'What it is for',
    lasts: 'How long',
    cookie: 'Cookie',
    storage: 'Local storage',
    tab: 'This tab only',
  },
  items: {
    session: {
      purpose: 'Keeps you signed in. Set only when you sign in, under one of these two names, never both.',
      lasts: '{{days}} days after your last visit, or until you sign out',
    },
    languageCookie: {
      purpose: 'Remembers your language on the sign-in pages.',
      lasts: 'A year after your last visit',
    },
    auth_token: {
      purpose: 'Your access token, sent with your own requests while you are signed in.',
      lasts: 'Until you sign out',
    },
    language: {
      purpose: 'Remembers the language that you chose or arrived in.',
      lasts: 'Until you delete it',
    },
    theme: {
      purpose: 'Remembers whether you chose light or dark.',
      lasts: 'Until you delete it',
    },
    letter_keys: {
      purpose: 'Remembers whether you use single-key shortcuts in LEADMANAGER.',
      lasts: 'Until you delete it',
    },
    first_problem: {
      purpose:
        'Takes the sentence that you asked to keep on the home page to the form of your first company.',
      lasts: 'Until it is stored there or you close the tab',
    },
    found_in: {
      purpose: 'If a link leads into another of your accounts, remembers which one, to tell you.',
      lasts: 'Until you see it, or close the tab',
    },
  },
};

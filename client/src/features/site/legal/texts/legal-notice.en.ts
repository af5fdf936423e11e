export const texts = {
  title: 'Legal notice',
  description: 'Who runs this site, under what terms you may use it and which law applies.',
  lead: 'Who is behind this site, and the terms on which you may use it.',
  more: 'If there is anything else you need to know about us, write to that address: a person answers.',
  sections: {
    owner: {
      title: 'Who runs this site',
      text: 'Spanish law (article 10 of Act 34/2002 on information society services, LSSI) asks every site to say who is behind it. This one is run by:',
    },
    use: {
      title: 'Terms of use',
      text: 'You can read the site without signing up and without paying. If you open an account, keep your password to yourself and tell us if you think somebody else knows it.\n\nUse the site for what it is made for. Do not try to break into it, overload it or send messages in somebody else’s name.',
    },
    account: {
      title: 'Your account',
      text: 'What you enter in the portals is still yours: we use it only to run them for you, and under “Your data” in the settings you can download all of it in one file.\n\nYou can delete your account there at any time. If nobody else is a member of it, everything in it goes at once. If others are, whoever owns it closes it: for {{days}} days its members can read it and download its data, and the owner can still decide to keep it. After that it is deleted. What has been deleted cannot be brought back.',
    },
    content: {
      title: 'What the site says',
      text: 'We check what we publish, but a page can be out of date or wrong. What binds both of us is the proposal that we send you and that you accept, not a page.\n\nIn development, marked “Coming Soon” and not yet for sale: {{developing}}.\n\nOn request, set up or built only once you ask: {{onRequest}}.\n\nFigures marked as marketing figures or estimates are not promises.',
    },
    finance: {
      title: 'Decentralised finance and investments',
      text: 'Nothing on this site is personal investment, tax or legal advice, nor an offer to invest. Digital assets and trading can cost you everything you put in. Decide with your own information and, if in doubt, with an authorised adviser.',
    },
    property: {
      title: 'Copyright and trademarks',
      text: 'The texts, drawings and programs of this site belong to {{name}} or are used with permission. You may quote them and link to any public page. Other trademarks belong to their owners.',
    },
    links: {
      title: 'Links to other sites',
      text: 'Some links lead to other people’s sites. We choose them in good faith but do not control them, and we remove one as soon as we know that it leads to something unlawful.',
    },
    law: {
      title: 'Applicable law',
      text: 'Spanish law applies. If you are a consumer, you keep the rights that the law of your country of residence gives you and can go to its courts.',
    },
  },
};

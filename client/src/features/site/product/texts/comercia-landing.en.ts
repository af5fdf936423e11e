export const texts = {
  head: {
    title: 'The landing page of a ComerzIA campaign',
    description:
      'A ComerzIA landing case: how the page that a campaign leads to is built, part by part, and what happens after someone leaves their details.',
    keywords: 'ComerzIA, landing page, AIDA, lead capture, double opt-in, WebIA',
  },
  hero: {
    eyebrow: 'ComerzIA · example landing page',
    title: 'One campaign, one page, one thing to do',
    lead: 'Anyone who clicks on a campaign has a single question in mind. Here is the page ComerzIA builds to answer it, and what happens after someone leaves their details.',
    home: 'Back to the home page',
    parts: 'See the page part by part',
    caption:
      'An example landing page, for a bakery’s breakfasts, with the numbers of its four parts; the last one is a form.',
  },
  features: {
    title: 'Four parts, each with one job',
    lead: 'The numbers are those of the picture above.',
    items: {
      attention: {
        title: 'Attention',
        text: 'A headline that echoes the ad, so visitors know they’re in the right place.',
      },
      interest: {
        title: 'Interest',
        text: 'Three to five benefits, one sentence each. Nothing that could be said of any product.',
      },
      desire: {
        title: 'Desire',
        text: 'The facts: what it does, what is included, what it costs. All of them come from the product’s fact sheet.',
      },
      action: {
        title: 'Action',
        text: 'One button and a short form, with a sentence that says what the details will be used for.',
      },
    },
  },
  steps: {
    title: 'From the click to the first reply',
    lead: 'The page is the start of the conversation.',
    items: {
      click: {
        title: 'Somebody clicks',
        text: 'The page opens at once, in the language of the campaign.',
      },
      form: {
        title: 'They leave their details',
        text: 'Suspected spam is set aside for you to check; nothing is deleted.',
      },
      confirm: {
        title: 'They confirm by email',
        text: 'One link and nothing else, so that the list holds only people who want to hear from you.',
      },
      reply: {
        title: 'They get a first reply',
        text: 'The email that you approved. You get their details, the campaign they came from and their consent.',
      },
    },
  },
  ways: {
    title: 'A campaign’s page or a whole website',
    lead: 'They do different jobs, and go well together.',
    items: {
      campaign: {
        title: 'For a campaign: ComerzIA',
        text: 'The page comes with the campaign that leads to it and the list it fills.',
        link: 'See ComerzIA',
      },
      website: {
        title: 'For a whole website: WebIA',
        text: 'Pages, languages and forms for everything you do, not for one campaign.',
        link: 'See WebIA',
      },
    },
  },
  action: {
    title: 'Your first page, from your first product',
    text: 'The client portal is open: create an account, describe a product and read its page before anybody else does.',
    register: 'Create an account',
    portal: 'Look inside the portal',
    demo: 'Try the demo',
  },
  note: {
    title: 'An example',
    text: 'This is an example, not a real client, and claims no results. WebIA is in development.',
  },
};

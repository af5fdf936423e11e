export const texts = {
  head: {
    title: 'COMERZIA, the marketing and sales portal',
    description:
      'COMERZIA, the marketing and sales portal: an AI assistant for your companies, products, campaigns, content, leads and figures. Sign in or see what it does.',
    keywords:
      'COMERZIA, marketing portal, marketing AI, sales automation, lead generation, digital campaigns',
  },
  hero: {
    eyebrow: 'COMERZIA · client portal',
    title: 'From your product to answered enquiries',
    lead: 'The marketing and sales portal: an AI assistant for your companies, products, campaigns, content, leads and figures, in a single workspace.',
    signIn: 'Sign in to COMERZIA',
    product: 'Read what ComerzIA is for',
    register: 'Create an account',
    demo: 'Try the demo',
  },
  figure: {
    caption:
      'The workspace with an example: one campaign on three channels, the leads it brought in and the first reply they got.',
    leads: 'Leads',
    sections: {
      product: 'Product',
      campaigns: 'Campaigns',
      assets: 'Pictures',
      publishing: 'Publishing',
      leads: 'Leads',
      replies: 'Replies',
    },
  },
  facts: {
    get: {
      name: 'What you get',
      value: 'Three campaigns per product, their pictures, posts, a page with a form, and the replies',
    },
    takes: {
      name: 'What it takes',
      value: 'The facts of one product: six short questions, and a logo if you have one',
    },
    start: {
      name: 'How to start',
      value: 'Create an account, answer, and approve the first text. Nothing goes out before you do.',
    },
    cost: {
      name: 'What it costs',
      value:
        'The account and a first call are free; you get any other price in writing, before anything begins',
    },
  },
  steps: {
    title: 'The six steps',
    lead: 'In this order the first time; later you go straight to the one you need.',
    items: {
      analysis: {
        title: 'Product analysis',
        text: 'What your product does, for whom and what sets it apart, as a fact sheet.',
      },
      campaigns: {
        title: 'Generation of 3 AIDA campaigns',
        text: 'Attention, interest, desire, action: three different angles to choose from.',
      },
      assets: {
        title: 'Graphic asset creation',
        text: 'Pictures in your colours, in the formats that each network asks for.',
      },
      publishing: {
        title: 'Social publishing',
        text: 'Posts planned in a calendar and published where your customers are.',
      },
      capture: {
        title: 'Lead capture',
        text: 'A landing page with a form for whoever is interested.',
      },
      replies: {
        title: 'Automated lead replies',
        text: 'A first answer at once and a follow-up that stops when they reply, only for those who agreed to it.',
      },
    },
  },
  action: {
    title: 'Begin with one product',
    text: 'Create an account, describe what you sell and read its campaigns before anybody else does. The same account opens all the client portals.',
    ask: 'Write to us',
  },
};

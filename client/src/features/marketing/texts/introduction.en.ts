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
    product: 'About ComerzIA',
    open: 'All you need is an account, and anyone can create one.',
  },
  figure: {
    caption: 'The workspace with an example: one campaign on three channels, and the leads it brought in.',
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
  features: {
    title: 'Four jobs that usually live in four programs',
    lead: 'What you write about a product once serves all of them.',
    items: {
      marketing: {
        title: 'Marketing AI',
        text: 'Turns the facts of your product into messages, and asks for those that are missing.',
      },
      sales: {
        title: 'Sales automation',
        text: 'Follows up on every lead, step by step, and stops as soon as they answer.',
      },
      leads: {
        title: 'Lead generation',
        text: 'Pages and forms for those who are really interested, all of them in one list.',
      },
      campaigns: {
        title: 'Digital campaigns',
        text: 'Email, social media and landing pages that say the same thing, each at the right length.',
      },
    },
  },
  steps: {
    title: 'The six steps',
    lead: 'In this order the first time; later you go straight to the one you need. To begin, all you need is the facts of one product, a logo if you have one, and the networks you use.',
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
        text: 'A first answer at once and a follow-up, only for those who agreed to it.',
      },
    },
  },
  action: {
    title: 'Do you already have an account?',
    text: 'The same one opens all the client portals. If you don’t have one yet, create it or write to us.',
    signIn: 'Sign in',
    register: 'Create an account',
    ask: 'Write to us',
  },
};

export const marketing = {
  portal: 'COMERZIA',
  notYet: 'The campaign assistant opens soon; until then nothing can be added here.',
  intro: {
    title: 'From your product to answered leads',
    text: 'COMERZIA is the marketing and sales portal. You describe what you sell, and it takes you through six steps.',
    description:
      'COMERZIA, the marketing and sales portal: product analysis, three AIDA campaigns, graphics, social publishing, lead capture and automated replies.',
    signIn: 'Sign in to COMERZIA',
    stepsTitle: 'The six steps',
    soon: 'In development: you can already look at the workspace, and the assistant opens soon.',
  },
  steps: {
    analysis: {
      title: 'Product analysis',
      text: 'What your product does, for whom and what sets it apart, as a fact sheet.',
    },
    campaigns: {
      title: 'Three AIDA campaigns',
      text: 'Attention, interest, desire, action: three different angles to choose from.',
    },
    graphics: {
      title: 'Graphic assets',
      text: 'Pictures in your colours, in the formats that each network asks for.',
    },
    publishing: {
      title: 'Social publishing',
      text: 'Posts planned in a calendar and published where your customers are.',
    },
    capture: {
      title: 'Lead capture',
      text: 'A landing page and a form that collect whoever is interested.',
    },
    replies: {
      title: 'Automated lead replies',
      text: 'A first answer at once and a follow-up, only for those who agreed to it.',
    },
  },
  sections: {
    companies: {
      label: 'Companies',
      new: 'New company',
      empty: 'No companies yet',
      text: 'Each company you do marketing for will stand here: sector, objectives and audience.',
    },
    products: {
      label: 'Products',
      new: 'New product',
      empty: 'No products yet',
      text: 'What you sell will stand here, with its characteristics, advantages and price.',
    },
    campaigns: {
      label: 'Campaigns',
      new: 'New campaign',
      empty: 'No campaigns yet',
      text: 'Your email, social media and landing page campaigns will stand here.',
    },
    content: {
      label: 'Content',
      new: 'New content',
      empty: 'No content yet',
      text: 'Advertising texts, email templates, social posts and ad designs will stand here.',
    },
    leads: {
      label: 'Lead search',
      new: 'New search',
      empty: 'No leads yet',
      text: 'The leads that your campaigns bring in will be found here.',
    },
    analytics: {
      label: 'Analytics',
      new: 'New report',
      empty: 'No figures yet',
      text: 'Leads generated, conversion rate and campaign performance will stand here, by week and month.',
    },
  },
};

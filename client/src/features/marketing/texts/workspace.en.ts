export const texts = {
  portal: 'COMERZIA',
  notYet: 'The campaign assistant opens soon; until then nothing can be added here.',
  sections: {
    companies: {
      label: 'Companies',
      new: 'New company',
      empty: 'No companies yet',
      text: 'Each company you do marketing for will appear here: sector, objectives and audience.',
    },
    products: {
      label: 'Products',
      new: 'New product',
      empty: 'No products yet',
      text: 'What you sell will appear here, with its characteristics, advantages and price.',
    },
    campaigns: {
      label: 'Campaigns',
      new: 'New campaign',
      empty: 'No campaigns yet',
      text: 'Your email, social media and landing page campaigns will appear here.',
    },
    content: {
      label: 'Content',
      new: 'New content',
      empty: 'No content yet',
      text: 'Advertising texts, email templates, social posts and ad designs will appear here.',
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
      text: 'Leads generated, conversion rate and campaign performance will appear here, by week and month.',
    },
  },
};

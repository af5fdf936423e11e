export const texts = {
  portal: 'COMERZIA',
  companies: 'Companies',
  loading: 'Loading the company…',
  missing: {
    title: 'Company not found',
    text: 'It is not there, or is in the bin. If you have just deleted it, the notice lets you take that back.',
    back: 'To your companies',
  },
  rail: {
    label: 'Steps',
    companies: 'All companies',
    next: 'Next',
    needsYou_one: '{{count}} needs you',
    needsYou_other: '{{count}} need you',
    states: { toDo: 'to do', underWay: 'under way', done: 'done' },
    goTo: 'Go to {{step}}',
  },
  steps: {
    product: { label: 'Product', title: 'Products' },
    campaigns: {
      label: 'Campaigns',
      title: 'Campaigns',
      here: 'Three angles on a product, each as an email, a social post and a landing page. You read them as your customers will, change what you like and approve them.',
      needs: 'First, one product has to be ready',
    },
    assets: {
      label: 'Pictures',
      title: 'Pictures',
      here: 'Pictures for your posts in your colours, in the size that each network asks for.',
      needs: 'First, a campaign has to be approved',
    },
    publishing: {
      label: 'Publishing',
      title: 'Publishing',
      here: 'A calendar of your posts with the channels they go to, and what waits for your hand.',
      needs: 'First, a campaign has to be approved',
    },
    leads: {
      label: 'Leads',
      title: 'Leads',
      here: 'Everybody who left their address on one of your pages, with what they asked and what they agreed to.',
      needs: 'First, a landing page has to be approved',
    },
    replies: {
      label: 'Replies',
      title: 'Replies',
      here: 'A first answer and the mails after it, only for those who agreed, and shown day by day before you turn them on.',
      needs: 'First, a page has to collect leads',
    },
    analytics: {
      label: 'Analytics',
      title: 'Analytics',
      here: 'Visitors, leads and what became of them, by campaign and channel, beside the period before.',
      needs: 'First, something has to be published',
    },
    contents: {
      label: 'Contents',
      title: 'Contents',
      here: 'A library of all texts and designs of your campaigns, to search, copy and use again.',
      needs: 'First, there have to be campaigns',
    },
  },
};

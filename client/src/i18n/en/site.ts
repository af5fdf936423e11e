export const site = {
  nav: {
    label: 'Main',
    toStart: '{{name}}, home',
    home: 'Home',
    services: 'Services',
    contact: 'Contact',
    writeToUs: 'Contact us',
    signIn: 'Client sign-in',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  home: {
    title: 'AI consulting, solutions and custom development',
    description:
      'We tell you where artificial intelligence pays off, set up solutions that are ready to use and build what does not exist yet. For companies and individuals.',
    keywords:
      'AI consulting, artificial intelligence, AI solutions, custom AI development, decentralised finance, DeFi, Spain',
  },
  hero: {
    eyebrow: 'Artificial intelligence and decentralised finance',
    title: 'AI that earns its place in your business',
    lead: 'We tell you where it pays off and where it does not, set up solutions that are ready to use, and build what does not exist yet. For companies and for individuals.',
    services: 'See our services',
    contact: 'Tell us what you need',
  },
  services: {
    eyebrow: 'What we do',
    title: 'Three ways to start',
    lead: 'Choose the one that sounds like you. If you are not sure, write to us anyway: the first answer is a conversation, not a contract.',
    gets: 'What you get',
    ask: 'Ask about {{service}}',
    consultoria_ia: {
      need: 'You want to use AI but do not know where to begin.',
      text: 'We look at how you work, say where AI would save you time or money and where it would not, and put the steps in order.',
      get1: 'A plain account of where you stand',
      get2: 'The few steps worth taking, in order',
      get3: 'What each one takes: data, people, time',
    },
    soluciones_ia: {
      need: 'You want something that works soon.',
      text: 'We set up solutions that are ready to use, from an agent that answers your customers to tools for decentralised finance, and show you how to run them.',
      get1: 'One solution chosen for your case',
      get2: 'Set up with your own data and accounts',
      get3: 'Its limits and risks explained beforehand',
    },
    custom_ai: {
      need: 'No product on the market does what you need.',
      text: 'We develop it with you and connect it to the programs you already use, in stages short enough to change course.',
      get1: 'Something to try at the end of each stage',
      get2: 'Connected to your existing systems',
      get3: 'Documentation and training for your team',
    },
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Tell us what you need',
    lead: 'A few lines are enough. A person reads every message, and the answer comes by email.',
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
    hoursText: 'Monday to Friday, {{opens}} to {{closes}} (Spain)',
  },
  footer: {
    navigation: 'Site',
    contact: 'Contact',
    portals: 'Client portals',
    consultia: 'CONSULTIA, consulting',
    comerzia: 'COMERZIA, marketing and sales',
    leadmanager: 'LEADMANAGER, leads',
    network: 'Professional network',
    claim: 'Artificial intelligence and decentralised finance, explained before they are sold.',
    legal: '© {{year}} {{name}}. All rights reserved.',
  },
  comerzia: {
    title: 'ComerzIA, your AI commercial director',
    description:
      'ComerzIA takes a product from its analysis to answered leads in six steps: AIDA campaigns, graphics, publishing, lead capture and automated replies. Coming soon.',
    soon: 'Coming soon',
    heading: 'ComerzIA',
    subtitle: 'Your AI commercial director',
    lead: 'You describe a product; ComerzIA prepares the campaigns, publishes them, gathers whoever is interested and sends the first reply. You decide what goes out.',
    contact: 'Ask about ComerzIA',
    home: 'Back to the home page',
    stepsTitle: 'From a product to answered leads, in six steps',
    steps: {
      analysis: {
        title: 'Product analysis',
        text: 'What it does, for whom, and why they would choose it over the alternatives.',
      },
      campaigns: {
        title: 'Three AIDA campaigns',
        text: 'Attention, interest, desire, action: three different angles on the same product.',
      },
      assets: {
        title: 'Graphic assets',
        text: 'Pictures for each campaign, in the sizes that each network asks for.',
      },
      publishing: {
        title: 'Social publishing',
        text: 'The campaigns you approve go out on your networks.',
      },
      capture: {
        title: 'Lead capture',
        text: 'Whoever shows interest is kept in one list, with the campaign they came from.',
      },
      replies: {
        title: 'Automated lead replies',
        text: 'Every new lead gets a first reply, and you take the conversation from there.',
      },
    },
  },
};

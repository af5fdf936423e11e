export const texts = {
  hero: {
    eyebrow: 'Artificial intelligence and decentralised finance',
    title: 'AI that earns its place in your business',
    lead: 'We tell you where it pays off and where it doesn’t, set up solutions that are ready to use, and build what doesn’t exist yet. For companies and for individuals.',
    services: 'See our services',
    solutions: 'See the solutions',
    sample: 'See a sample report',
  },
  about: {
    title: 'A consultancy with one rule: explain it first',
    lead: 'We work where artificial intelligence and decentralised finance meet everyday business.',
    mission: {
      title: 'Our mission',
      text: 'To put AI to work where it saves you time or money, and to tell you plainly where it won’t.',
    },
    vision: {
      title: 'Our vision',
      text: 'A shop of three people using the same tools as a company of three hundred, and knowing what they do.',
    },
    valuesTitle: 'Four values',
    values: {
      simplicity: {
        title: 'Simplicity',
        text: 'If one step is enough, we don’t sell you three.',
      },
      transparency: {
        title: 'Transparency',
        text: 'Before you begin, you know what it costs, what it can do and where it fails.',
      },
      partnership: {
        title: 'Partnership',
        text: 'We decide together, and leave your team able to carry on without us.',
      },
      results: {
        title: 'Results',
        text: 'We agree at the start on what has to get better, and measure that.',
      },
    },
  },
  services: {
    title: 'Three ways to start',
    lead: 'Choose the one that sounds like you. It begins with a conversation, not a contract.',
    ask: 'Ask about it',
    consultoria_ia: {
      need: 'You want to use AI but don’t know where to begin.',
      text: 'We look at how you work and tell you where AI would save you time or money, and where it wouldn’t.',
      get1: 'A plain account of where you stand',
      get2: 'The few steps worth taking, in order',
      get3: 'What each one takes: data, people, time',
    },
    soluciones_ia: {
      need: 'You want something that works soon.',
      text: 'We set up a solution that is ready to use, from an agent that answers your customers to decentralised finance, and show you how to run it.',
      get1: 'One solution chosen for your case',
      get2: 'Set up with your own data and accounts',
      get3: 'Its limits and risks explained beforehand',
    },
    custom_ai: {
      need: 'No product on the market does what you need.',
      text: 'We develop it with you, in stages short enough to change course.',
      get1: 'Something to try at the end of each stage',
      get2: 'Connected to your existing systems',
      get3: 'Documentation and training for your team',
    },
  },
  solutions: {
    title: 'Eleven solutions, each for one job',
    lead: 'Pick the job that sounds familiar. You can ask about any of them, and some you can use today.',
    all: 'All of them in detail',
  },
  call: {
    title: 'Not sure where to start?',
    text: 'Start with your own numbers: the free calculator tells you how many sales cover your costs.',
    button: 'Open the calculator',
  },
  contact: {
    title: 'Tell us what you need',
    lead: 'A few lines are enough. A person answers by email, and the first call is free.',
  },
};

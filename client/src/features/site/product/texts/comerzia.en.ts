export const texts = {
  head: {
    title: 'ComerzIA, your AI commercial director',
    description:
      'ComerzIA takes a product from its analysis to answered leads in six steps: AIDA campaigns, graphics, publishing, lead capture and automated replies. The client portal is open.',
    keywords:
      'ComerzIA, AI commercial director, AIDA campaigns, social publishing, lead capture, automated replies',
  },
  hero: {
    title: 'ComerzIA, your AI commercial director',
    lead: 'You describe a product. ComerzIA writes the campaigns, publishes them, collects the people who are interested and sends the first reply. You decide what goes out.',
    open: 'The client portal is open. The account is free; any other price reaches you in writing, before anything begins.',
    home: 'Back to the home page',
  },
  drawing: {
    caption: 'An example of what comes out: a bakery’s post and the figures of one month.',
  },
  steps: {
    title: 'From a product to answered leads, in six steps',
    lead: 'Each step leaves something you can look at, change and use.',
    items: {
      analysis: {
        title: 'Product analysis',
        text: 'What it does, for whom, and why they would choose it over the alternatives. If something is missing, it asks you.',
      },
      campaigns: {
        title: 'Generation of 3 AIDA campaigns',
        text: 'Attention, interest, desire, action: three different angles on the same product, for email, social media and landing pages.',
      },
      assets: {
        title: 'Graphic asset creation',
        text: 'Pictures for each campaign in your colours, in the sizes that each network asks for.',
      },
      publishing: {
        title: 'Social publishing',
        text: 'The campaigns you approve go out on your networks, on the days you choose.',
      },
      capture: {
        title: 'Lead capture',
        text: 'Everyone who shows interest goes into one list, with the campaign they came from.',
      },
      replies: {
        title: 'Automated lead replies',
        text: 'Each new lead gets the first reply you approved, and the follow-ups stop as soon as they write back. From there you take over.',
      },
    },
  },
  figure: {
    title: 'More visitors become leads',
    value: '32%',
    label: 'increase in lead capture',
    note: 'Marketing figure, not a promise.',
    text: 'What you capture depends on your product, your audience and how often you publish. ComerzIA shows your own figures, and says so when there is too little data.',
  },
  audiences: {
    title: 'For people who sell well face to face, but rarely online',
    lead: 'Small companies and freelancers without a marketing department.',
    point1: 'You publish when you find the time, and seldom find it.',
    point2: 'Messages reach you in four different places and some get no answer.',
    point3: 'Every campaign starts again from an empty page.',
  },
  control: {
    title: 'It proposes, you decide',
    lead: 'A director answers to somebody. This one answers to you.',
    point1: 'No campaign goes out until you have approved it.',
    point2: 'Every figure in a text comes from what you have said about the product.',
    point3: 'Only people who gave their consent get emails, and they can leave with one click.',
  },
  action: {
    title: 'Begin with one product',
    text: 'In the client portal you describe it and see its campaigns a moment later. Or tell us first what you sell and to whom: a person replies by email.',
    ask: 'Tell us about your product',
    demo: 'Try the demo',
    register: 'Create an account',
    landing: 'See an example landing page',
  },
  note: {
    title: 'What is still to come',
    text: 'The six steps work today. Still in development: automatic conversations, which will answer what people write back. Asking about them commits you to nothing.',
  },
};

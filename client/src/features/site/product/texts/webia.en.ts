export const texts = {
  head: {
    title: 'WebIA, websites and web apps made with AI',
    description:
      'WebIA will draft your website from what you tell it: pages, texts in your languages, contact form and small web apps. You review everything before it goes online. In development.',
    keywords:
      'WebIA, AI web design, website builder, web app builder, bilingual website, website for non-profits',
  },
  hero: {
    eyebrow: 'WebIA · web design',
    title: 'Tell it what you do. See it as a website.',
    lead: 'WebIA will turn your answers to a few questions into a complete first version: pages, texts, design and a contact form. You correct it, and it goes online when you say so.',
    ask: 'Ask about WebIA',
    case: 'Read how a site was built',
  },
  figure: {
    caption:
      'An example: four answers, and the page that WebIA makes of them. It asks for what is missing; here, the price.',
    what: {
      question: 'What do you do?',
      answer: 'We bake bread and take breakfasts to offices.',
    },
    whom: {
      question: 'Who are your customers?',
      answer: 'Neighbours, and the offices nearby.',
    },
    languages: {
      question: 'In which languages?',
      answer: 'English and Spanish.',
    },
    missing: {
      question: 'WebIA asks: what does a breakfast cost?',
      answer: '£3.50 per person.',
    },
    menu: {
      bread: 'Bread',
      breakfasts: 'Breakfasts',
      contact: 'Contact',
    },
  },
  features: {
    title: 'A whole site, not a template to fill in',
    lead: 'You bring what only you know. WebIA will take care of the part that usually stays half done.',
    items: {
      structure: {
        title: 'The pages you need',
        text: 'From what you offer and who looks for it, a proposal: which pages, in which order, and what each one has to answer.',
      },
      texts: {
        title: 'Texts from your own facts',
        text: 'It will write from your answers. If a price or a date is missing, it will ask you for it and not make one up.',
      },
      languages: {
        title: 'Each language in its place',
        text: 'Every language will have a separate web address, so that readers and search engines land on the right page.',
      },
      speed: {
        title: 'Pages that open instantly',
        text: 'Ready to read straight away, on a phone as much as on a large screen.',
      },
      forms: {
        title: 'Enquiries that reach you',
        text: 'A contact form that tells people what happens to their data and puts each message in your inbox.',
      },
      apps: {
        title: 'Small web apps',
        text: 'A calculator, a catalogue with a search, a booking request: what a page of text can’t do.',
      },
    },
  },
  steps: {
    title: 'Four steps, and you have the last word',
    lead: 'Nothing is public until you approve it.',
    items: {
      tell: {
        title: 'You explain',
        text: 'What you do, for whom, in which languages, and which websites you like.',
      },
      draft: {
        title: 'WebIA drafts',
        text: 'Structure, texts and design, as a site you can already click through.',
      },
      review: {
        title: 'You correct',
        text: 'Change any sentence, picture or page as often as you need.',
      },
      publish: {
        title: 'It goes online',
        text: 'On your own domain, once the form, the speed and the accessibility have been checked.',
      },
    },
  },
  audiences: {
    title: 'For people with something to say and no time to build a site',
    lead: 'You don’t need to know how a website is made. You need to know your business.',
    items: {
      business: {
        title: 'Small businesses',
        text: 'You have no website, or one that nobody dares to touch.',
        point1: 'Services and prices where people look for them',
        point2: 'Opening hours, address and a way to ask',
        point3: 'Changes you can make yourself',
      },
      nonprofit: {
        title: 'Associations and non-profits',
        text: 'You want people to understand what you do and how they can help.',
        point1: 'Your purpose in plain words',
        point2: 'The same content in every language you speak',
        point3: 'Little to maintain afterwards',
      },
      launch: {
        title: 'New products',
        text: 'You want to know if somebody wants it before you build all of it.',
        point1: 'A page with one message and one button',
        point2: 'A form for whoever is interested',
        point3: 'Room to grow into a full site or an app',
      },
    },
  },
  case: {
    title: 'Huyu Projects: a bilingual site for a non-profit',
    text: 'The website of Huyu Projects was built with WebIA. Read what was built and how.',
    link: 'Read the case study',
  },
  action: {
    title: 'Do you have a website in mind?',
    text: 'Tell us what it should do. We’ll tell you whether WebIA is the right way, and what you can do until it opens.',
    ask: 'Tell us about your website',
  },
  note: {
    title: 'In development',
    text: 'WebIA is in development: this page says what it will do. It can’t be bought yet, and asking commits you to nothing.',
  },
};

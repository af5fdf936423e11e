export const texts = {
  head: {
    title: 'Huyu Projects, a case study of WebIA',
    description:
      'How the website of the non-profit Huyu Projects was built with WebIA: pages in two languages that open instantly, and a contact form.',
    keywords: 'Huyu Projects, WebIA, case study, website for a non-profit, bilingual website',
  },
  hero: {
    eyebrow: 'Case study · WebIA',
    title: 'A website in two languages for Huyu Projects',
    lead: 'How it was built with WebIA, who did what, and how to start one like it.',
    ask: 'Ask about a site like this',
    visit: 'Visit the Huyu Projects website',
    leaves: 'This link leaves {{name}} and opens {{host}}.',
    webia: 'What WebIA is',
    caption: 'A drawing, not a screenshot: in Spanish on a computer and in English on a phone.',
  },
  facts: {
    client: { name: 'Client', value: 'A non-profit organisation' },
    built: { name: 'What was built', value: 'Its website, with a contact form' },
    languages: { name: 'Languages', value: 'Spanish and English' },
    tool: { name: 'Made with', value: 'WebIA, still in development' },
  },
  features: {
    title: 'Three things the site had to do well',
    lead: 'A non-profit’s site has to be easy to understand, easy to write to and readable on any phone, with little upkeep.',
    items: {
      languages: {
        title: 'Pages in two languages',
        text: 'The people who support a cause and those who need it don’t always share a language. Each of them reads the whole site in theirs.',
      },
      form: {
        title: 'A contact form',
        text: 'To help, to ask or to propose something, a few lines are enough. Nobody has to look for an address.',
      },
      speed: {
        title: 'Pages that open instantly',
        text: 'They open fast even on an old phone with poor coverage, and leave little to maintain.',
      },
    },
  },
  steps: {
    title: 'From the content to the published site, and who does what',
    lead: 'Each step says how this site was made and, for yours, what is left to you and what to us.',
    step: 'How this one was made',
    you: 'For your site: your part',
    us: 'For your site: our part',
    items: {
      content: {
        title: 'Start from the content',
        text: 'First came what the site had to say and to whom; the design came after that.',
        you: 'You tell us what the site has to say, to whom and in which languages.',
        us: 'We ask for what is missing. What nobody tells us, we don’t make up.',
      },
      draft: {
        title: 'Draft with WebIA',
        text: 'The pages and their texts were laid out in both languages at the same time.',
        you: 'Nothing yet: you get a site that you can click through.',
        us: 'WebIA lays out pages and texts; we look at the draft before you do.',
      },
      review: {
        title: 'Read and correct',
        text: 'A machine’s draft isn’t a finished text: people went through every page.',
        you: 'You read every page and say what has to change.',
        us: 'We make the changes and check that the languages still say the same.',
      },
      publish: {
        title: 'Publish',
        text: 'The finished pages went online at the organisation’s own address.',
        you: 'You say when it goes online, and at which address of your own.',
        us: 'We check the form, the speed and the accessibility, and put it online.',
      },
    },
  },
  action: {
    title: 'Does your organisation need something similar?',
    text: 'Tell us what you do and in which languages. The first call is free, and we’ll say what can be done today.',
    ask: 'Ask about WebIA',
    webia: 'See WebIA',
  },
  note: {
    title: 'About this page',
    honest:
      'It says what was built and how. It holds no visitor figures and no quotes, because we have none that we could show you.',
    text: 'What Huyu Projects does is best told on its own website.',
  },
};

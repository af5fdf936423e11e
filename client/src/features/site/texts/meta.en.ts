export const texts = {
  home: {
    title: 'AI consulting, solutions and custom development',
    description:
      'We tell you where artificial intelligence pays off, set up solutions that are ready to use and build what doesn’t exist yet. For companies and individuals.',
    keywords:
      'AI consulting, artificial intelligence, AI solutions, custom AI development, decentralised finance, DeFi, Spain',
  },
  about: {
    title: 'About us: mission, vision and values',
    description:
      'What we are here for, where we are going and the four values we work by: simplicity, transparency, partnership and results.',
    keywords: 'about us, mission, vision, values, AI consultancy, Spain',
  },
  services: {
    title: 'Services: AI consulting, ready-made solutions, custom projects',
    description:
      'Three ways to start with artificial intelligence: advice on where it pays off, a solution that is ready to use, or one made for you. See what you get with each.',
    keywords: 'AI services, AI strategy, AI consulting, AI integration, custom AI projects',
  },
  solutions: {
    title: 'Eleven solutions in AI and DeFi',
    description:
      'Agents that sell, automate and assist, tools to analyse a business, and DeFi finance: what each of our eleven solutions is for, who it is for and how to ask for it.',
    keywords:
      'AI agents, sales agent, process automation, RPA, SWOT analysis, break-even calculator, network optimiser, DeFi',
  },
  contact: {
    title: 'Contact',
    description:
      'Tell us in a few lines what you do and what you would like to get better. A person reads every message and answers by email.',
    keywords: 'contact, AI enquiry, talk to an AI consultant, Spain',
  },
};

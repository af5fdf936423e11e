export const texts = {
  ask: 'Ask about it',
  forWhom: 'For',
  groups: {
    agents: {
      title: 'AI consulting and agents',
      text: 'Programs that take a job off your hands, and tools that help you decide.',
    },
    finance: {
      title: 'DeFi finance',
      text: 'Money matters: what it earns, what it costs and what it risks.',
    },
  },
  soon: 'Coming soon',
  offerings: {
    'defi-income': {
      name: 'Automated DeFi income',
      purpose:
        'Puts digital assets you already own to work in decentralised finance, by rules you set, and keeps account of every movement.',
      audience: 'People and companies that hold digital assets and can afford to lose part of them.',
    },
    'sales-agent': {
      name: 'Sales agent',
      purpose:
        'Answers whoever writes to you, finds out what they need and hands you those who are ready to buy.',
      audience: 'Businesses that lose enquiries because the answer comes too late.',
    },
    'web-builder': {
      name: 'Web and app builder',
      purpose: 'Turns a description of what you do into a website or an app that you can change yourself.',
      audience: 'Businesses and associations without a website, or with one they cannot update.',
    },
    'network-optimiser': {
      name: 'Network optimiser',
      purpose:
        'Keeps your Mikrotik devices in view, finds what slows the network down and proposes the change.',
      audience: 'Whoever runs several RouterOS devices without a network department.',
    },
    'swot-analysis': {
      name: 'Business and SWOT analysis',
      purpose: 'Puts your strengths and problems in order and turns them into a report with recommendations.',
      audience: 'Owners and managers who have to decide what comes first.',
    },
    'voice-control': {
      name: 'Voice-control assistant',
      purpose: 'Does what you ask aloud: looks something up, notes it down, starts a task.',
      audience: 'Teams with their hands full, and people for whom a keyboard is an obstacle.',
    },
    'ai-workers': {
      name: 'Team of AI workers',
      purpose: 'Several agents on a private server share the paperwork: one reads, one drafts, one checks.',
      audience: 'Companies whose documents must not leave the building.',
    },
    'rpa-studio': {
      name: 'Process automation studio',
      purpose: 'Repeats the clicks and the copying of every day for you (RPA), and records each step.',
      audience: 'Offices that move the same data from one program to another.',
    },
    'business-management': {
      name: 'Business management system',
      purpose: 'Customers, orders, stock and tasks in one place instead of in five spreadsheets.',
      audience: 'Small companies that have outgrown their spreadsheets.',
    },
    'seniors-companion': {
      name: 'Companion app for seniors',
      purpose: 'Someone to talk to, reminders of the day, and the family one tap away.',
      audience: 'Older people who live alone, and those who look after them.',
    },
    'break-even': {
      name: 'Break-even calculator',
      purpose: 'Tells you how many units cover your costs, and what changes when a price or a cost moves.',
      audience: 'Anyone who is setting a price or about to start a business.',
    },
  },
  pages: {
    'sales-agent': 'See ComerzIA',
    'web-builder': 'See WebIA',
    'network-optimiser': 'See SmartBoxAI',
    'swot-analysis': 'Sign in to CONSULTIA',
    'break-even': 'Open the calculator',
  },
  related: {
    title: 'Also in this field',
    algorithmia: 'AlgorithmIA, algorithmic trading',
    consultia: 'ConsultIA, personal and family finances',
  },
};

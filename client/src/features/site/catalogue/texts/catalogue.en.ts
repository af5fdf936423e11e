export const texts = {
  ask: 'Ask about it',
  purpose: 'What it is for',
  audience: 'For whom',
  groups: {
    agents: 'AI consulting and agents',
    finance: 'DeFi finance',
  },
  statuses: {
    open: 'You can start today, on your own.',
    developing: 'Not for sale yet: you can ask when.',
    onRequest: 'We set them up or build them for you once you ask.',
  },
  offerings: {
    'defi-income': {
      name: 'Automated DeFi income',
      purpose:
        'Puts digital assets you already own to work in decentralised finance, by rules you set, and keeps a record of every transaction.',
      audience: 'People and companies that hold digital assets and can afford to lose part of them.',
    },
    'sales-agent': {
      name: 'Sales agent',
      purpose:
        'Writes your campaigns, publishes them and gathers everyone who answers; you decide what goes out.',
      audience: 'Businesses that want more enquiries and lose some because the answer comes too late.',
    },
    'web-builder': {
      name: 'Web and app builder',
      purpose: 'Turns what you tell it into a website or an app that you can change yourself.',
      audience: 'Businesses and associations without a website, or with one they can’t update.',
    },
    'network-optimiser': {
      name: 'Network optimiser',
      purpose: 'Watches your MikroTik devices, finds what slows the network and proposes a fix.',
      audience: 'Anyone who runs several RouterOS devices without a network department.',
    },
    'swot-analysis': {
      name: 'Business and SWOT analysis',
      purpose: 'Turns your strengths and problems into a report with recommendations.',
      audience: 'Owners and managers who have to decide what comes first.',
    },
    'voice-control': {
      name: 'Voice-control assistant',
      purpose: 'Does what you ask aloud: looks something up, notes it down, starts a task.',
      audience: 'Teams with their hands full, and people for whom a keyboard is an obstacle.',
    },
    'ai-workers': {
      name: 'Team of AI workers',
      purpose: 'On a private server, several agents read, draft and check your paperwork.',
      audience: 'Companies whose documents must not leave the building.',
    },
    'rpa-studio': {
      name: 'Process automation studio',
      purpose: 'Does your daily clicking for you (RPA) and logs every step.',
      audience: 'Offices that move the same data from one program to another.',
    },
    'business-management': {
      name: 'Business management system',
      purpose: 'Customers, orders, stock and tasks, all in one place.',
      audience: 'Small companies that have outgrown their spreadsheets.',
    },
    'seniors-companion': {
      name: 'Companion app for seniors',
      purpose: 'Someone to talk to, reminders through the day, and the family one tap away.',
      audience: 'Older people who live alone, and those who look after them.',
    },
    'break-even': {
      name: 'Break-even calculator',
      purpose: 'Tells you how many units cover your costs, and what happens if something changes.',
      audience: 'Anyone who is setting a price or about to start a business.',
    },
  },
  pages: {
    'sales-agent': 'See ComerzIA',
    'web-builder': 'See WebIA',
    'network-optimiser': 'See SmartBoxAI',
    'swot-analysis': 'Open CONSULTIA, consulting',
    'break-even': 'Open the calculator',
  },
  leadmanager: {
    text: 'Also open: LEADMANAGER, for your contacts and deals.',
    link: 'Sign in to LEADMANAGER',
  },
  related: {
    algorithmia: 'AlgorithmIA, algorithmic trading',
    consultia: 'ConsultIA, personal and family finances',
  },
};

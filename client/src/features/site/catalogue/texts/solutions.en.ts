export const texts = {
  eyebrow: 'Solutions',
  title: 'Eleven solutions, and what each is for',
  lead: 'Start today with what is open, and ask about the rest. You don’t have to choose first: we’ll tell you which one fits, or that none does.',
  start: 'How to start',
  register: 'Create an account',
  demo: 'Try the demo',
  sample: 'See a sample report',
  groups: {
    agents: 'Programs that take a job off your hands, and tools that help you decide.',
    finance: 'What digital assets can earn, and what you can lose.',
  },
  related: 'Two more, each with its own page',
  offerings: {
    'defi-income':
      'Tell us which assets you hold and how much of them you could bear to lose. We begin with the risks, then the rules.',
    'sales-agent': 'In COMERZIA, the marketing portal.',
    'web-builder': 'Tell us what you do and, if you already have a website, where it is.',
    'network-optimiser':
      'Tell us how many devices you have, which models, and what bothers you about the network.',
    'swot-analysis': 'In CONSULTIA, the consulting portal.',
    'voice-control': 'Tell us what you would like to say aloud, and where: workshop, kitchen, car, home.',
    'ai-workers': 'Tell us which documents come in, what is done with them and where they have to stay.',
    'rpa-studio': 'Describe one task you repeat: which programs it touches and how often you do it.',
    'business-management': 'Tell us what you keep in spreadsheets today and who works with them.',
    'seniors-companion': 'Tell us who it is for and what would make their day easier.',
    'break-even': 'Free, in your browser and without an account.',
  },
  risk: {
    title: 'Before you put money into DeFi',
    text: 'Digital assets can lose all their value, a protocol can fail or be attacked, and no guarantee fund covers the loss. Past returns are no guide to future ones. We explain the risk of each step and you decide: nothing here is personal investment advice.',
  },
  custom: {
    title: 'None of these?',
    text: 'If the job you have in mind isn’t on this page, we build it with you and connect it to the programs you already use. Tell us what goes in, what should come out and who does it today.',
    ask: 'Ask for a custom solution',
  },
};

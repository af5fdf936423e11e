export const texts = {
  head: {
    title: 'SmartBoxAI, network management for MikroTik RouterOS',
    description:
      'SmartBoxAI manages networks of MikroTik devices with RouterOS: the state of every device, its configuration and its traffic in one place. Request a demo.',
    keywords:
      'MikroTik network management, RouterOS, network optimisation, router monitoring, AI for networks, Spain',
  },
  hero: {
    eyebrow: 'SmartBoxAI, network management with AI',
    title: 'Your MikroTik network, in one place',
    lead: 'SmartBoxAI manages networks built with MikroTik devices that run RouterOS. It shows how they are doing, helps you configure them and points out what slows the network down.',
    demo: 'Request a Demo',
    sales: 'Contact Sales',
  },
  facts: {
    needs: { name: 'Works with', value: 'MikroTik devices with RouterOS' },
    decides: { name: 'Who decides', value: 'You, on every change' },
    trial: { name: 'To try it', value: 'Free, on part of your network' },
    commitment: { name: 'Commitment', value: 'None: stop after any step' },
  },
  figure: {
    caption:
      'An example network: a router joins the internet to three switches. The link to the warehouse is nearly full, and SmartBoxAI says why and what to change.',
    internet: 'Internet',
    links: 'Load of each link',
    office: 'Office',
    counter: 'Counter',
    warehouse: 'Warehouse',
    attention: 'Look here first',
    proposal: 'Backups run while orders are being picked. Proposed: move them to the night.',
  },
  features: {
    title: 'Managing a network is three jobs',
    lead: 'With many routers, each job means opening them one by one. SmartBoxAI takes the network as a whole.',
    items: {
      overview: {
        title: 'Know how it is doing',
        text: 'Which devices there are, how they are connected and which of them needs attention: one that no longer answers, or a link that is nearly full.',
      },
      configuration: {
        title: 'Configure it',
        text: 'RouterOS settings handled from one place, instead of device by device: a firewall rule or the name of the wifi is changed once, for all of them.',
      },
      optimisation: {
        title: 'Make it run better',
        text: 'Where traffic piles up and what could be changed about it, such as giving calls priority over downloads, explained so that you can decide.',
      },
    },
  },
  steps: {
    title: 'From your first message to a trial on your network',
    lead: 'Nothing on your network changes before the third step.',
    items: {
      ask: {
        title: 'Tell us about your network',
        text: 'How many MikroTik devices you have, what they are for and what gives you trouble. A few lines will do.',
      },
      demo: {
        title: 'See it work',
        text: 'In a demo we show you SmartBoxAI and answer your questions, including those about what it can’t do.',
      },
      trial: {
        title: 'Put it to the test',
        text: 'We agree with you which part of your network takes part, and for how long. Then you decide.',
      },
    },
  },
  audiences: {
    title: 'For the person who gets the call when the network goes down',
    lead: 'For networks with MikroTik devices and someone in charge of them.',
    items: {
      own: {
        title: 'Companies with a network of their own',
        text: 'Several sites, warehouses or floors, and one person or a small team to look after everything.',
      },
      others: {
        title: 'People who manage networks for others',
        text: 'Installers, maintenance companies and local internet providers with RouterOS at many clients’ sites.',
      },
    },
  },
  action: {
    title: 'Try it on the part of your network that troubles you',
    text: 'A person reads your message and replies by email.',
    trial: 'Request Free Trial',
  },
  note: {
    title: 'Trademarks',
    trademarks:
      'MikroTik and RouterOS are trademarks of their owner. They are named here to say which devices SmartBoxAI is for.',
  },
};

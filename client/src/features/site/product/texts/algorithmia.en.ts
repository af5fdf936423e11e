export const texts = {
  head: {
    title: 'AlgorithmIA, algorithmic trading with AI',
    description:
      'AlgorithmIA will bring trading models, backtests, a bot and risk limits together in one platform. In preparation: what it will do, in three steps, and the risks.',
    keywords:
      'algorithmic trading, AI trading bot, backtesting, reinforcement learning, risk management, trading models',
  },
  hero: {
    eyebrow: 'AlgorithmIA, AI algorithmic trading',
    title: 'Test the model before the market tests you',
    lead: 'AlgorithmIA is a platform for people who want to trade by rules instead of by impulse and can bear a loss: you choose or write a model, try it out on past prices and let a bot follow it, within the losses you have accepted beforehand.',
    soon: 'Coming Soon',
    soonReason: 'AlgorithmIA isn’t available yet.',
    explore: 'Explore Features',
    ask: 'Ask about it',
  },
  figure: {
    caption:
      'A model tested on invented prices: its balance rises, falls back without reaching the overall stop-loss and recovers in part.',
    balance: 'Simulated balance',
    stop: 'Overall stop-loss',
    invented: 'Illustrative data',
    buys: 'buys',
    sells: 'sells',
    below: 'below its best so far',
    readings: 'This test',
    capital: 'Starting capital',
    axis: 'Weeks since the start',
    length: 'Length',
    weeks_one: '{{count}} week',
    weeks_other: '{{count}} weeks',
    deepest: 'Largest fall from its best',
    end: 'Balance at the end',
  },
  target: {
    title: 'What it aims for, and what it doesn’t promise',
    figure: '2-4%',
    label: 'Estimated monthly target return',
    note: 'Marketing figure: an estimate, not a promise.',
    results: 'AlgorithmIA hasn’t been launched, so there are no results of real accounts behind this figure.',
    losses: 'A target can be missed. A month can end with a loss, and so can a year.',
    capital: 'Trade only with money that you could lose without changing how you live.',
  },
  features: {
    title: 'Six parts, and you set the limits of each',
    lead: 'Here is what AlgorithmIA will do.',
    items: {
      models: {
        title: 'Customisable trading models',
        text: 'Momentum, mean reversion, breakout, or one that you create yourself.',
      },
      backtesting: {
        title: 'Backtesting',
        text: 'Try a model on past prices with your own capital, fees and stop-loss.',
      },
      bot: {
        title: 'AI trading bot',
        text: 'It trades by the model and learns from each trade through reinforcement learning.',
      },
      charts: {
        title: 'TradingView charts and webhooks',
        text: 'Follow prices on TradingView charts and let external signals in through webhooks.',
      },
      risk: {
        title: 'Risk management',
        text: 'An overall stop-loss, a maximum loss and alerts when volatility is out of the ordinary.',
      },
      coach: {
        title: 'AI coach',
        text: 'Recommends a model for your investor profile, your risk tolerance and the state of the market.',
      },
    },
  },
  steps: {
    title: 'Three steps, and no money at stake until the third',
    lead: 'Whatever you decide in one step can be changed before going on to the next.',
    items: {
      onboarding: {
        title: 'Onboarding',
        text: 'You tell us what kind of investor you are and how much risk you’ll take.',
        point1: 'Investor profile',
        point2: 'Risk tolerance',
        point3: 'Capital allocation',
        point4: 'Broker connection via secure API',
      },
      testing: {
        title: 'Model and backtests',
        text: 'You look for a model that holds up, in good years and in bad.',
        point1: 'Model selection',
        point2: 'Backtests',
        point3: 'Parameter optimisation',
      },
      live: {
        title: 'Live trading',
        text: 'The bot trades, you watch, and you can stop it whenever you want.',
        point1: 'Trading with the bot',
        point2: 'Monitoring',
        point3: 'Alerts',
      },
    },
  },
  action: {
    title: 'The waitlist isn’t open yet',
    text: 'Until it opens, we take no registrations, no deposits and no card details for AlgorithmIA from anyone. If you would like to know more, write to us: a person replies by email.',
    soon: 'Coming Soon',
    soonReason: 'You can join the waitlist once it opens.',
    ask: 'Write to us',
    home: 'Back to the home page',
  },
  specifications: {
    title: 'Technical specifications',
    lead: 'What we are planning for the platform. No independent party has audited it yet.',
    items: {
      broker: {
        title: 'Broker OAuth',
        text: 'You authorise the connection at your broker, without giving us your password.',
      },
      encryption: {
        title: 'AES encryption',
        text: 'The data you entrust to the platform is encrypted.',
      },
      activity: {
        title: 'Activity monitoring',
        text: 'What happens in your account is watched, so that anything unusual stands out.',
      },
    },
  },
  note: {
    title: 'Risk notice',
    losses:
      'Trading in financial markets carries a high risk: you can lose part or all of the capital you put in. Past results, simulated ones above all, do not guarantee future ones.',
    advice:
      'This page describes a product in preparation. It is neither an offer nor investment advice, and every return named here is an estimate for marketing, not a promise.',
    trademark:
      'TradingView is a trademark of its owner. It is named here to say what the platform is to work with.',
  },
};

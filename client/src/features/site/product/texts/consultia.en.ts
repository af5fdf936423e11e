export const texts = {
  head: {
    title: 'ConsultIA, an AI financial advisor for you and your family',
    description:
      'ConsultIA puts savings, investments, mortgage and insurance side by side and tells you what to change and why. For individuals and for families.',
    keywords:
      'AI financial advisor, personal finance, family budget, savings plan, mortgage comparison, insurance review, Spain',
  },
  hero: {
    back: 'Back to the home page',
    eyebrow: 'ConsultIA, personal finance with AI',
    title: 'A financial advisor for you and your family',
    lead: 'ConsultIA brings your accounts together, shows where the money goes and proposes what to do next: what to save, where to invest, what your mortgage and your insurance should cost you. It is guidance, not regulated advice: you decide.',
    start: 'Get Started',
    begin:
      'Either button opens our contact form, and a person replies. The first call is free; the price comes in writing, before anything begins.',
  },
  portal: {
    question: 'Are you a client with a company?',
    signIn: 'Sign in to CONSULTIA, the consulting portal',
  },
  figure: {
    caption:
      'An example year in which an unexpected expense takes £600. Spending £98 a month less reaches the £3,000 goal in the tenth month, not the twelfth.',
    axis: 'Month',
    goal: 'Goal: {{amount}}',
    expense: 'Unexpected expense: {{amount}}',
    months: 'Twelve months of saving',
    month: 'One month of the example',
    income: 'Comes in',
    home: 'Home',
    daily: 'Daily life',
    cover: 'Insurance',
    left: 'Left to save',
  },
  features: {
    title: 'Four parts of your money, looked at together',
    lead: 'A cheaper mortgage changes what you can save, and what you save changes how much risk makes sense. That is why ConsultIA looks at all four at once.',
    items: {
      savings: {
        title: 'Personalised savings strategies',
        text: 'First, a clear account of what comes in and what goes out. Then a plan that fits it.',
        point1: 'Expense categorisation and analysis',
        point2: 'Monthly budget optimisation',
        point3: 'Savings goals and projections',
      },
      investment: {
        title: 'Investment planning',
        text: 'How to spread what you won’t need soon, given the risk you can live with.',
        point1: 'Asset allocation',
        point2: 'Risk-adjusted portfolio optimisation',
        point3: 'Tax-efficient recommendations',
      },
      mortgage: {
        title: 'Comprehensive mortgage analysis',
        text: 'Whether you are about to sign or have been paying for years: what the loan really costs, and what could lower it.',
        point1: 'Option comparison',
        point2: 'Refinancing opportunity detection',
        point3: 'Payment optimisation',
      },
      insurance: {
        title: 'Insurance recommendations',
        text: 'What you are covered for, what you pay for twice, and what would leave you exposed.',
        point1: 'Coverage gap analysis',
        point2: 'Policy price comparison',
        point3: 'Optimised coverage',
      },
    },
  },
  steps: {
    title: 'From scattered accounts to a plan, in four steps',
    lead: 'The first two happen once. The other two go on for as long as you want.',
    items: {
      connect: {
        title: 'Connect accounts',
        text: 'You choose which accounts, loans and policies take part, and you can take any of them out again.',
      },
      analysis: {
        title: 'AI financial analysis',
        text: 'Transactions are sorted into categories, and debts, savings and cover are set against each other.',
      },
      recommendations: {
        title: 'Personalised recommendations',
        text: 'A short list, biggest saving first, with the reasons for each point and the figures behind it.',
      },
      monitoring: {
        title: 'Ongoing monitoring',
        text: 'When a rate, an income or an expense changes, the plan is worked out again and you are told what is different.',
      },
    },
  },
  example: {
    place: 'A recommendation, as you would read it',
    advice: 'Spend a tenth less on daily life: {{amount}} a month',
    before: 'As it is',
    after: 'With the change',
    reached: 'Goal reached',
    month: 'month {{month}}',
    why: 'Why begin with daily life',
    reason: 'A mortgage and insurance take time to change; this can begin now.',
    against: 'What speaks against it',
    doubt: 'Medicine or the way to work can’t be cut.',
  },
  audiences: {
    title: 'For one person, or for everyone at home',
    lead: 'The questions change with the people who depend on the answer.',
    items: {
      individuals: {
        title: 'Individuals',
        text: 'You manage your own money and want to stop doing it by guesswork.',
        point1: 'Personal finance management',
        point2: 'Debt optimisation',
        point3: 'Retirement planning',
        point4: 'Investment portfolio optimisation',
      },
      families: {
        title: 'Families',
        text: 'Several incomes, shared expenses and plans that reach many years ahead.',
        point1: 'Family budget planning',
        point2: 'Family protection',
        point3: 'Education planning',
      },
    },
  },
  action: {
    title: 'Begin with the question that worries you most',
    text: 'For a trial or a demo, tell us in a few lines what you want to sort out. We arrange either with you by email.',
    trial: 'Start Free Trial',
    demo: 'Schedule Demo',
  },
  note: {
    title: 'Guidance, not regulated advice',
    advice:
      'ConsultIA helps you put your personal finances in order. It is not regulated investment, tax, mortgage or insurance advice, and it carries out no transaction for you.',
    estimates:
      'Its projections are estimates made from the data you provide. They guarantee no result; before an important decision, check them with an authorised professional.',
  },
};

export const texts = {
  title: 'What it takes',
  facts: {
    firstStep: 'First step',
    who: 'Who takes part',
    weeks: 'Usually takes',
    keep: 'What you keep if you stop',
  },
  samePrice: 'We quote after a free first call, whichever you choose.',
  fromAmount: 'From {{amount}}',
  consultoria_ia: {
    firstStep: 'A free call about how you work today.',
    who: 'You, and one person from each department that we look at.',
    weeks: '4 to 6 weeks',
    keep: 'The report and its plan, to use with whomever you like.',
  },
  soluciones_ia: {
    firstStep: 'You see the solution at work with an example.',
    who: 'You, and whoever will use it.',
    weeks: '4 to 8 weeks',
    keep: 'Your data in files, and the accounts in your own name.',
  },
  custom_ai: {
    firstStep: 'We write down with you what goes in and what should come out.',
    who: 'You, whoever will use it and whoever looks after your programs.',
    weeks: '12 to 20 weeks',
    keep: 'What was finished by then, with its documentation.',
  },
};

export const texts = {
  head: {
    title: 'A sample report: what CONSULTIA makes of a company',
    description:
      'The whole report of an example bakery, as CONSULTIA generates it: conclusions, analysis, recommendations and an AI architecture, to read here or as a PDF.',
    keywords: 'AI report example, business analysis, digitalisation, AI architecture, sample report',
  },
  eyebrow: 'CONSULTIA, the company portal',
  title: 'A sample report',
  lead: 'This is the report that CONSULTIA generates, with nothing touched up. The bakery is an example: its data are made up.',
  demo: 'Try the demo',
  register: 'Create an account and get yours',
  pdf: 'Open it as a PDF',
  pages: 'The first pages of the report: open the PDF',
  closing: {
    title: 'The same report, about your company',
    text: 'Enter your products, departments, problems and strengths, and CONSULTIA makes it. The account is free.',
  },
};

export const texts = {
  score: 'Digitalization score',
  outOf: '{{score}} of 100',
  noScore: 'No department described yet',
  report: 'Report',
  open: 'Open it ({{date}})',
  noReport: 'None yet',
  gone: 'The company is no longer in CONSULTIA.',
  none: 'No company of yours in CONSULTIA matches.',
};

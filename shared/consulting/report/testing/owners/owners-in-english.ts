import { companyData } from '../company-data';

/** An engineering firm of eighty in Spain that works in English. */
export const engineers = companyData({
  company: {
    name: 'Calder Bridge Engineering',
    sector: 'Engineering consultancy',
    size: 'medium',
    structure: 'matrix',
    hourCost: 5500,
  },
  products: [
    {
      name: 'Structural design',
      description: 'Bridges and car parks, from concept to site.',
      type: 'service',
    },
    {
      name: 'Inspections',
      description: 'Two-yearly inspections of 340 bridges for three councils.',
      type: 'service',
    },
    { name: 'BridgeLog', description: 'Our own register of inspections, licensed to councils.' },
  ],
  departments: [
    {
      name: 'Structures',
      function: 'Calculates and draws.',
      digitalizationLevel: 4,
      programs: 'Revit, SAP2000',
    },
    {
      name: 'Inspection',
      function: 'Photographs and measures on site.',
      digitalizationLevel: 2,
      programs: 'Excel, paper',
    },
    { name: 'Bids', function: 'Writes tenders and prices.', digitalizationLevel: 3, programs: 'Word, Excel' },
    {
      name: 'Finance',
      function: 'Timesheets, invoices and data for the partners.',
      digitalizationLevel: 3,
      programs: 'Sage',
    },
    { name: 'IT', function: 'Keeps servers and licences.', digitalizationLevel: 5, programs: 'Jira' },
  ],
  problems: [
    {
      description: 'Inspection reports take four days to write up; photographs are sorted by hand.',
      priority: 5,
      departmentId: 2,
      hoursPerMonth: 120,
      measure: 'days from site to report: 9 today, 3 the goal',
      responsibleId: 2,
      strengthIds: [1],
    },
    {
      description: 'We lose two tenders in three and do not know why.',
      priority: 4,
      departmentId: 3,
      hoursPerMonth: 60,
      responsibleId: 3,
    },
    {
      description: 'Timesheets come in late, so invoices go out late.',
      priority: 4,
      departmentId: 4,
      hoursPerMonth: 25,
    },
    { description: 'Old drawings cannot be found.', priority: 3, departmentId: 1, hoursPerMonth: 15 },
    {
      description: 'Checking of calculations is repetitive and nobody wants to do it.',
      priority: 3,
      departmentId: 1,
    },
    { description: 'Young engineers leave after three years.', priority: 3 },
    { description: 'The server room overheats in July.', priority: 1, departmentId: 5 },
  ],
  strengths: [
    { description: 'Photographs and historical condition ratings of 340 bridges since 1998.', impact: 5 },
    { description: 'Three framework contracts that run until 2029.', impact: 5 },
    { description: 'Chartered engineers in every team.', impact: 4 },
    { description: 'We own BridgeLog.', impact: 3 },
  ],
  people: [
    { id: 1, name: 'Helen Moss', position: 'Managing partner', isPrimary: true },
    { id: 2, name: 'Iker Sáez', position: 'Head of inspection', isPrimary: false },
    { id: 3, name: 'Rob Tanner', position: 'Bid manager', isPrimary: false },
  ],
});

/** A charity, which has no customers and sells nothing. */
export const refuge = companyData({
  company: {
    name: 'Lantern Street Refuge',
    sector: 'Charity',
    size: 'small',
    structure: 'simple',
    hasTenOrMore: true,
  },
  products: [
    { name: 'Night shelter', description: 'Forty beds, open every night of the year.', type: 'service' },
    { name: 'Advice desk', description: 'Benefits, housing and debt, free of charge.', type: 'service' },
  ],
  departments: [
    { name: 'Shelter', function: 'Runs the beds and the kitchen.', digitalizationLevel: 1 },
    { name: 'Advice', function: 'Sees people by appointment.', digitalizationLevel: 2, programs: 'Outlook' },
    {
      name: 'Fundraising',
      function: 'Grants, donors and the spring appeal.',
      digitalizationLevel: 3,
      programs: 'Mailchimp, Excel',
    },
  ],
  problems: [
    {
      description: 'Reports for funders are put together from scratch each time.',
      priority: 5,
      departmentId: 3,
      hoursPerMonth: 30,
    },
    {
      description: 'We turn people away without knowing whether another shelter has a bed.',
      priority: 5,
      departmentId: 1,
    },
    { description: 'Volunteer rotas live in Joan’s head.', priority: 4, departmentId: 1, hoursPerMonth: 16 },
    { description: 'Gift Aid claims are manual.', priority: 3, departmentId: 3 },
    { description: 'The boiler.', priority: 2, departmentId: 1 },
  ],
  strengths: [
    { description: 'Sixty volunteers, many for more than ten years.', impact: 5 },
    { description: 'Trusted by the council and the hospital.', impact: 4 },
    { description: 'Anonymous records of every night since 2006.', impact: 3 },
  ],
  people: [{ id: 1, name: 'Joan Petrie', position: 'Coordinator', isPrimary: true }],
});

/** A software house without a low department or an urgent problem. */
export const coders = companyData({
  company: {
    name: 'Fathom Software',
    sector: 'Software',
    size: 'small',
    structure: 'matrix',
    hasTenOrMore: true,
    hourCost: 4800,
    hourCurrency: 'EUR',
  },
  products: [
    { name: 'Tidebook', description: 'Berth bookings for harbours, by subscription.' },
    { name: 'Integrations', description: 'We connect Tidebook to harbour systems.', type: 'service' },
  ],
  departments: [
    {
      name: 'Engineering',
      function: 'Builds and runs Tidebook.',
      digitalizationLevel: 5,
      programs: 'GitHub, Linear',
    },
    { name: 'Support', function: 'Answers harbour masters.', digitalizationLevel: 4, programs: 'Zendesk' },
    { name: 'Sales', function: 'Demos and contracts.', digitalizationLevel: 4, programs: 'HubSpot' },
  ],
  problems: [
    {
      description: 'The same twenty questions are half of all tickets.',
      priority: 2,
      departmentId: 2,
      hoursPerMonth: 50,
    },
    {
      description: 'Releases wait for manual testing.',
      priority: 2,
      departmentId: 1,
      hoursPerMonth: 30,
      strengthIds: [1],
    },
    { description: 'Long sales cycle with public harbours.', priority: 1, departmentId: 3 },
  ],
  strengths: [
    { description: 'Test coverage of 85%.', impact: 4 },
    { description: 'Usage data from 140 harbours.', impact: 5 },
  ],
  people: [{ id: 1, name: 'Tomás Rey', position: 'CTO', isPrimary: true }],
});

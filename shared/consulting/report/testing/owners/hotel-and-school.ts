import { companyData } from '../company-data';

/** A seaside hotel with eight departments, in Ireland. */
export const hotel = companyData({
  company: {
    name: 'The Marram Hotel',
    sector: 'Hospitality',
    size: 'medium',
    structure: 'functional',
    country: 'IE',
    hourCost: 1900,
  },
  products: [
    { name: 'Rooms', description: '84 rooms, half with a view of the sea.', type: 'service' },
    { name: 'Weddings', description: 'Up to 180 guests, about sixty a year.', type: 'service' },
    { name: 'Restaurant', description: 'Open to non-residents from Thursday to Sunday.', type: 'service' },
    { name: 'Spa days', description: 'Treatments with lunch, on weekdays.', type: 'service' },
  ],
  departments: [
    {
      name: 'Front desk',
      function: 'Check-in, telephone and complaints.',
      digitalizationLevel: 4,
      programs: 'Opera',
    },
    {
      name: 'Housekeeping',
      function: 'Cleans rooms and laundry.',
      digitalizationLevel: 1,
      programs: 'Paper lists',
    },
    {
      name: 'Kitchen',
      function: 'Breakfast, restaurant and weddings.',
      digitalizationLevel: 2,
      programs: 'Excel',
    },
    {
      name: 'Sales and weddings',
      function: 'Quotes and contracts.',
      digitalizationLevel: 3,
      programs: 'Outlook, Excel',
    },
    { name: 'Spa', function: 'Treatments and vouchers.', digitalizationLevel: 3, programs: 'Phorest' },
    { name: 'Maintenance', function: 'Repairs and boilers.', digitalizationLevel: 1 },
    {
      name: 'Accounts',
      function: 'Wages, suppliers, analysis of margins.',
      digitalizationLevel: 3,
      programs: 'Sage',
    },
    { name: 'Human resources', function: 'Rosters and hiring.', digitalizationLevel: 2, programs: 'Excel' },
  ],
  problems: [
    {
      description: 'Housekeeping does not know which rooms are free until somebody walks the corridor.',
      priority: 5,
      departmentId: 2,
      hoursPerMonth: 90,
      measure: 'rooms ready by two o’clock: 60% today, 95% the goal',
      responsibleId: 2,
    },
    {
      description: 'Wedding quotes are copied manually into four spreadsheets.',
      priority: 4,
      departmentId: 4,
      hoursPerMonth: 35,
      strengthIds: [2],
    },
    {
      description: 'Rosters change at the last minute and overtime runs away.',
      priority: 4,
      departmentId: 8,
      hoursPerMonth: 22,
    },
    { description: 'Food waste after weddings.', priority: 4, departmentId: 3 },
    { description: 'Repairs are reported by word of mouth and forgotten.', priority: 3, departmentId: 6 },
    { description: 'Booking sites take 18% of every stay.', priority: 3, departmentId: 4 },
    { description: 'Spa vouchers are kept in a drawer.', priority: 2, departmentId: 5 },
    { description: 'Slow wifi on the third floor.', priority: 2 },
    { description: 'January and February are empty.', priority: 2, departmentId: 4 },
  ],
  strengths: [
    { description: 'One guest in three comes back.', impact: 5 },
    { description: 'Guest data of eleven years in Opera.', impact: 5 },
    { description: 'A head chef with a following.', impact: 4 },
    { description: 'We own the beach car park.', impact: 2 },
  ],
  people: [
    { id: 1, name: 'Aoife Brennan', position: 'General manager', isPrimary: true },
    { id: 2, name: 'Marek Nowak', position: 'Head housekeeper', isPrimary: false },
  ],
});

/** A school that wrote its problems as it would say them. */
export const school = companyData({
  company: {
    name: 'St Brannoc’s School',
    sector: 'Education',
    size: 'medium',
    structure: 'divisional',
    hourCost: 2100,
  },
  products: [
    { name: 'Primary school', description: '210 pupils from four to eleven.', type: 'service' },
    { name: 'Secondary school', description: '380 pupils to A-levels.', type: 'service' },
    { name: 'Summer courses', description: 'English and sailing in July.', type: 'service' },
  ],
  departments: [
    {
      name: 'Teaching',
      function: 'Lessons, marking and reports to parents.',
      digitalizationLevel: 3,
      programs: 'Google Classroom',
    },
    {
      name: 'Admissions',
      function: 'Visits, enrolment and marketing.',
      digitalizationLevel: 2,
      programs: 'Excel',
    },
    {
      name: 'Bursary',
      function: 'Fees, payroll and suppliers.',
      digitalizationLevel: 2,
      programs: 'Sage, paper',
    },
    { name: 'Catering', function: 'Six hundred lunches a day.', digitalizationLevel: 1 },
  ],
  problems: [
    {
      description: 'Teachers spend their Sundays on marking.',
      priority: 5,
      departmentId: 1,
      hoursPerMonth: 600,
      strengthIds: [1],
    },
    {
      description: 'Families who visit in October are not called again until March.',
      priority: 5,
      departmentId: 2,
      responsibleId: 2,
    },
    {
      description: 'Fees are reconciled by hand against the bank statement.',
      priority: 4,
      departmentId: 3,
      hoursPerMonth: 18,
    },
    { description: 'Is the allergy list up to date? Nobody is sure.', priority: 4, departmentId: 4 },
    {
      description: 'Cover for absent teachers is arranged by telephone at seven in the morning.',
      priority: 3,
      departmentId: 1,
      hoursPerMonth: 12,
    },
    { description: 'Parents get too many emails!', priority: 2 },
  ],
  strengths: [
    { description: 'Teachers who stay.', impact: 5 },
    { description: 'Exam results above the national average for eight years.', impact: 5 },
    { description: 'Historical data of every pupil since 2001.', impact: 4 },
  ],
  people: [
    { id: 1, name: 'Dr Ruth Adeyemi', position: 'Head', isPrimary: true },
    { id: 2, name: 'Clare Dunn', position: 'Registrar', isPrimary: false },
  ],
});

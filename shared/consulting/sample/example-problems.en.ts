import type { ExampleProblems } from './example-problems';

export const texts: ExampleProblems = {
  bakery: {
    problem: 'We write orders down manually and lose time every night',
    department: 'Sales',
    measure: 'minutes spent copying each night: 40 now, target 5',
  },
  workshop: {
    problem: 'Ringing every customer when the bike is ready is repetitive work',
    department: 'Front desk',
    measure: 'calls a day: 15 today, 3 the goal',
  },
  clinic: {
    problem: 'Confirming appointments by telephone is slow, and somebody always misses one',
    department: 'Reception',
    measure: 'missed appointments a week: 6 today, 1 the goal',
  },
};

import { chosenBenchmarks } from '../../benchmarks/chosen-benchmarks';
import type { TestedCompany } from '../ten-companies';
import { bakeryOf27 } from '../bakery-of-27';
import { hotel, school } from './hotel-and-school';
import { coders, engineers, refuge } from './owners-in-english';
import { dentist, farm, garage, translator } from './owners-in-spanish';

/** The day of their reports, fixed. */
const made = new Date('2026-02-20T23:30:00Z');

const owner = (title: string, language: TestedCompany['language'], data: TestedCompany['data']) => ({
  title,
  language,
  data: { ...data, benchmarks: chosenBenchmarks(data.company, made) },
});

/** Ten companies of different kinds as their owners describe them, five in each language. */
export const tenOwners: TestedCompany[] = [
  owner('a bakery of 27 items', 'es', bakeryOf27),
  owner('a translator who works alone', 'es', translator),
  owner('a dental clinic', 'es', dentist),
  owner('a garage', 'es', garage),
  owner('an olive farm with its mill', 'es', farm),
  owner('an engineering firm', 'en', engineers),
  owner('a charity', 'en', refuge),
  owner('a hotel', 'en', hotel),
  owner('a school', 'en', school),
  owner('a software house', 'en', coders),
];

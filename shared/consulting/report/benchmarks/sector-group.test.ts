import { expect, test } from 'vitest';
import { sectorGroupOf } from './sector-group';

test.each([
  ['Fabricación de muebles', 'industry'],
  ['Manufacturing', 'industry'],
  ['Construcción y reformas', 'construction'],
  ['House builders', 'construction'],
  ['HOSTELERÍA', 'services'],
  ['Real estate', 'services'],
  ['Hospitality industry', 'services'],
  ['Retail', 'services'],
  ['Alimentación', null],
  ['Boats', null],
  ['Servicios para la construcción', null],
  ['Industry', null],
  ['Servicios sanitarios', 'outside'],
  ['Financial services', 'outside'],
  ['Agricultura', 'outside'],
  ['', null],
])('%s is of the group %s', (sector, group) => {
  expect(sectorGroupOf(sector)).toBe(group);
});

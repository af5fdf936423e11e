import { expect, test } from 'vitest';
import { demoStatePlaceholder, registrationPlaceholder } from '../../../../shared/auth/rendered-options';
import { readConfig } from '../../../platform/config';
import { pageSettings } from './sign-in-options';

test.each<[string, Record<string, string>]>([
  ['open', {}],
  ['closed', { REGISTRATION: 'closed' }],
])('each page says that registration is %s', (state, environment) => {
  expect(pageSettings(readConfig(environment)).texts[registrationPlaceholder]).toBe(state);
});

test.each<[string, Record<string, string>]>([
  ['open', { DEMO: 'true' }],
  ['closed', { DEMO: 'false' }],
])('each page says that the demo is %s', (state, environment) => {
  expect(pageSettings(readConfig(environment)).texts[demoStatePlaceholder]).toBe(state);
});

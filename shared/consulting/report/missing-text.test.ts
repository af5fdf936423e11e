import { expect, test } from 'vitest';
import { say } from '../../message';
import { messageText } from '../../messages';
import { missingText } from './missing-text';
import { reportParts, type ReportPart } from './readiness';
import { reportMessages } from './messages';

const said = (missing: readonly ReportPart[], language: 'en' | 'es') =>
  messageText(say(reportMessages['report.notReady'], { missing: missingText(missing, language) }), language);

test.each([
  ['en', reportParts, 'at least one product or service, one department, one problem and one strength.'],
  ['es', reportParts, 'al menos un producto o servicio, un departamento, un problema y una fortaleza.'],
  ['en', ['departments', 'strengths'], 'at least one department and one strength.'],
  ['es', ['departments', 'strengths'], 'al menos un departamento y una fortaleza.'],
  ['en', ['problems'], 'at least one problem.'],
  ['es', ['problems'], 'al menos un problema.'],
] as const)('in %s, what a report without %j needs is one sentence', (language, missing, end) => {
  const begin = { en: 'The report still needs', es: 'El informe aún necesita' }[language];
  expect(said(missing, language)).toBe(`${begin} ${end}`);
});

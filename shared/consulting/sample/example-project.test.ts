import { expect, test } from 'vitest';
import { exampleNames } from '../../examples';
import { languages } from '../../languages';
import { exampleProject, exampleSentence, projectOfSentence } from './example-project';

test.each(languages.flatMap((language) => exampleNames.map((name) => [name, language] as const)))(
  'the report finds in the sentence of the %s in %s what a module would take over',
  (name, language) => {
    const { module, cost, open } = exampleProject(name, language);
    expect(module).toMatchObject({ module: 'automation', claim: expect.any(String) as string });
    expect(cost?.perMonth).toBeGreaterThan(0);
    expect(open).toEqual(['responsible']);
    expect(projectOfSentence(exampleSentence(name, language), language).module).toEqual(module);
  },
);

test('of a sentence alone nothing is claimed that it does not say', () => {
  const { module, cost, department, measure, problem } = projectOfSentence('Hay pocas reseñas.', 'es');
  expect({ module, cost, department, measure, problem }).toEqual({
    module: null,
    cost: null,
    department: null,
    measure: null,
    problem: 'Hay pocas reseñas.',
  });
});

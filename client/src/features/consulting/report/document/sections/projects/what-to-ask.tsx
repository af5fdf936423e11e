import type { WhatToAsk as Asked } from '@shared/consulting/report/projects/questions';
import { useFigureWords } from '../../drawings/use-figure-words';

/** Its element id, for links to it. */
export const askPlace = 'ask';

/** Everything that the projects do not know, once, by the record that it is about, with lines to write on. */
export function WhatToAsk({ ask: { groups } }: { ask: Asked }) {
  const { projects } = useFigureWords();
  if (groups.length === 0) return null;
  return (
    <section id={askPlace} className="scroll-mt-20 break-inside-avoid-page">
      <h3 className="mb-2 break-after-avoid font-semibold">{projects.ask.heading}</h3>
      {/* Rows without a gap at their end. */}
      <dl className={`grid gap-x-8 gap-y-4 ${groups.length % 2 ? '@3xl:grid-cols-3' : '@3xl:grid-cols-2'}`}>
        {groups.map((group) => (
          <div key={group.record === 'company' ? 0 : group.id} className="min-w-0 break-inside-avoid">
            <dt className="text-sm font-medium text-brand">
              {group.record === 'company' ? projects.ask.company : projects.project(group.number)}
            </dt>
            {group.questions.map((question) => (
              <dd key={question} className="mt-1 border-b border-line pb-6 text-sm">
                {projects.ask.question[question]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

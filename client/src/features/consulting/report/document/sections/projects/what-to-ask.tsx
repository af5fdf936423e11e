import type {
  Question,
  QuestionGroup,
  WhatToAsk as Asked,
} from '@shared/consulting/report/projects/questions';
import { useFigureWords } from '../../drawings/use-figure-words';

/** Its element id, for links to it. */
export const askPlace = 'ask';

/** Everything that the projects do not know: each question once, with a line to write on for each record that it is about. */
export function WhatToAsk({ ask: { groups } }: { ask: Asked }) {
  const { projects } = useFigureWords();
  if (groups.length === 0) return null;
  return (
    <section id={askPlace} className="scroll-mt-20 break-inside-avoid-page">
      <h3 className="mb-2 break-after-avoid font-semibold">{projects.ask.heading}</h3>
      <dl className="grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
        {byQuestion(groups).map(([question, records]) => (
          <div key={question} className="min-w-0 break-inside-avoid">
            <dt className="text-sm">{projects.ask.question[question]}</dt>
            {records.map((record) => (
              <dd
                key={record.record === 'company' ? 0 : record.id}
                className="border-b border-line pt-4 pb-1 text-sm text-muted"
              >
                {record.record === 'company' ? projects.ask.company : projects.project(record.number)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The questions in the order in which the records ask them first. */
function byQuestion(groups: QuestionGroup[]): [Question, QuestionGroup[]][] {
  const questions = new Set(groups.flatMap((group) => group.questions));
  return [...questions].map((question) => [
    question,
    groups.filter((group) => group.questions.includes(question)),
  ]);
}

import { Chapter, type GivenChapter } from '../chapter';
import { Levels } from '../drawings/levels';
import { WrittenText } from '../parts/written-text';
import { DepartmentsTable } from './analysis/departments-table';
import { ProblemMatrix } from './analysis/problem-matrix';
import { Products } from './analysis/products';
import { Strengths } from './analysis/strengths';
import { WhereYouStand } from './analysis/where-you-stand';

/** Where the company stands: its score and departments, its problems in one matrix, its strengths and its products. */
export const AnalysisChapter = (chapter: GivenChapter) => {
  const { of } = chapter;
  const levels = <Levels of={of} />;
  const { analysis } = of.written;
  return (
    <Chapter {...chapter} {...(analysis === null ? { lead: levels } : {})}>
      <WrittenText text={analysis} />
      {analysis !== null && levels}
      <DepartmentsTable of={of} />
      <WhereYouStand of={of} />
      <ProblemMatrix of={of} />
      <Strengths of={of} />
      <Products of={of} />
    </Chapter>
  );
};

import { exampleNames } from '@shared/examples';
import { exampleWindows } from './example-windows';

const [name] = exampleNames;
const [ProjectWindow, PostWindow, LeadWindow] = exampleWindows;

/** The screens of the example that stands in the page. */
export const firstWindows = [
  () => <ProjectWindow name={name} />,
  () => <PostWindow name={name} />,
  () => <LeadWindow name={name} />,
] as const;

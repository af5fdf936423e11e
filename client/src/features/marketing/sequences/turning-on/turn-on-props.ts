import type { ListedCompany } from '../../reads';
import type { Sequence, Step } from '../reads';
import type { ShownSimulation } from '../simulation/use-simulation';

/** What is needed to say what a sequence will do, and to mend what it lacks. */
export interface TurnOnProps {
  sequence: Sequence;
  company: ListedCompany;
  simulation: ShownSimulation;
  onClose: () => void;
  /** Opens the form of a mail, or of a new one. */
  onStep: (step: Step | 'new') => void;
}

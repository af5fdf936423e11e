import type { Ref } from '../../../../../shared/assistant/refs';
import { about, coded, given, holding, inPeriod, listed } from '../conditions';
import { type Condition, type Listing, searchOf } from '../list-answer';
import { dealTimes } from '../list-deals';
import { ofCompany, times } from '../list-people';
import { dueIn } from '../list-work';
import type { ToolUse } from '../../../../platform/tools/tool';
import { labels, lifecycleWords, outcomeWords, stateWords } from '../words';

/** By what the records are chosen that are changed alike, as the lists are filtered. */
export interface Chosen {
  about?: Ref<'company' | 'contact'> | undefined;
  tagged?: Ref<'tag'> | undefined;
  city?: string | undefined;
  stage?: Ref<'stage'> | undefined;
  assigned?: Ref<'member'> | undefined;
  period?: string | undefined;
  /** What tasks become: those that are done are opened again. */
  done?: boolean | undefined;
}

/** What an endpoint of a list is asked for. */
export type Search = Record<string, string | number>;
type Chooser = (use: ToolUse, chosen: Chosen) => Promise<Search>;

const searched = async (
  conditions: Promise<Condition[]>,
  choice: Pick<Listing<unknown>, 'choice' | 'times'>,
): Promise<Search> => searchOf({ q: undefined, conditions: await conditions, ...choice });

const isCompany = (ref: Ref): ref is Ref<'company'> => ref.startsWith('company-');
const isContact = (ref: Ref): ref is Ref<'contact'> => ref.startsWith('contact-');
const companyIn = ({ about: ref }: Chosen) => (ref && isCompany(ref) ? ref : undefined);
const contactIn = ({ about: ref }: Chosen) => (ref && isContact(ref) ? ref : undefined);
const had = (use: ToolUse, { assigned }: Chosen) => listed(use, labels.assignee, 'assigneeId', assigned);

/** People, by their company, tag, town or the day of their arrival. */
export const peopleIn: Chooser = (use, chosen) =>
  searched(
    given(
      ofCompany(use, companyIn(chosen)),
      listed(use, labels.tag, 'tags', chosen.tagged),
      holding(labels.city, 'city', chosen.city),
      inPeriod(labels.created, 'createdAt', chosen.period),
      had(use, chosen),
    ),
    { choice: undefined, times },
  );

/** Companies, or those of one relationship. */
export const companiesIn =
  (lifecycle?: 'customer'): Chooser =>
  (use, chosen) =>
    searched(
      given(
        coded(labels.relationship, 'lifecycle', lifecycle, lifecycleWords),
        listed(use, labels.tag, 'tags', chosen.tagged),
        holding(labels.city, 'city', chosen.city),
        inPeriod(labels.created, 'createdAt', chosen.period),
        had(use, chosen),
      ),
      { choice: undefined, times },
    );

/** Opportunities that are open. */
export const dealsIn: Chooser = (use, chosen) =>
  searched(
    given(
      { label: labels.outcome, text: outcomeWords.open },
      listed(use, labels.company, 'companyId', companyIn(chosen)),
      about(use, labels.contact, 'contact', contactIn(chosen)),
      listed(use, labels.stage, 'stageId', chosen.stage),
      listed(use, labels.tag, 'tags', chosen.tagged),
      inPeriod(labels.closes, 'expectedClose', chosen.period),
      had(use, chosen),
    ),
    { choice: { value: 'open', filter: { outcome: { any: ['open'] } } }, times: dealTimes },
  );

/** Open tasks, or those that are done where they are to be opened again. */
export const tasksIn: Chooser = (use, chosen) => {
  const state = chosen.done === false ? 'done' : 'open';
  return searched(
    given(
      { label: labels.state, text: stateWords[state] },
      ...dueIn(use, { due: chosen.period }),
      about(use, labels.contact, 'contact', contactIn(chosen)),
      about(use, labels.company, 'around', companyIn(chosen)),
      had(use, chosen),
    ),
    { choice: { value: state, search: { state } }, times: ['dueAt', 'doneAt'] },
  );
};

import { type Goal, goals } from '@shared/marketing/scales';
import type { BriefGoal } from '@shared/marketing/products/brief/places';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { TextField } from '@/ui/controls/fields/text-field';
import type { Product } from '../../reads';
import { productsTexts } from '../texts/products';
import { NotSaved, Saving } from '../answers/answer-notes';
import { useUnfolded } from '../answers/unfolding';
import { useBrief } from '../brief-context';
import { ChoiceChips } from '../sentence/choice-chips';
import { buttonWords, exampleLook, goalExamples } from '../sentence/examples';
import { goOnByEnter } from '../sentence/frame-field';
import { useSaidNow } from '../sentence/said-now';
import { useAutosave } from '../saving/use-autosave';

/** What is typed of a goal, which may not be chosen yet. */
type GoalDraft = Required<Record<Exclude<keyof BriefGoal, 'goal'>, string>> & { goal: Goal | '' };

const goalOf = ({ goal }: Pick<Product, 'goal'>): GoalDraft => ({
  goal: '',
  link: '',
  place: '',
  label: '',
  after: '',
  ...goal,
});

function asStored({ goal, ...rest }: GoalDraft): BriefGoal | null {
  if (!goal) return null;
  const said = Object.entries(rest).filter(([, value]) => value.trim());
  return { goal, ...Object.fromEntries(said) };
}

function useGoal() {
  const t = useTexts(productsTexts);
  const { product, save } = useBrief();
  return useAutosave<GoalDraft>({
    saved: goalOf(product),
    send: async (draft, seen) => {
      const goal = asStored(draft);
      if (!goal) return draft;
      const saved = await save({
        done: t('goal.saved'),
        changes: { ...draft },
        seen: { ...seen },
        fieldsOf: (row) => ({ ...goalOf(row) }),
        send: ({ version }) => call(marketingProductsApi.update, { id: product.id }, { goal, version }),
      });
      return goalOf(saved);
    },
  });
}

const lengths = { link: 500, place: 100, label: 28, after: 200 } as const;

/** What texts ask their reader to do, where that leads, what the button says and what happens then. */
export function GoalForm() {
  const t = useTexts(productsTexts);
  const { language } = useBrief().spoken;
  const { draft, change, flush, state, error, keepMine, takeTheirs } = useGoal();
  useUnfolded(error !== null);
  const typed = (name: keyof typeof lengths) => ({
    label: t(`goal.fields.${name}`),
    maxLength: lengths[name],
    value: draft[name],
    autoComplete: 'off',
    placeholder:
      name === 'label'
        ? t('goal.usualWords', { words: buttonWords[language][draft.goal || 'buy'] })
        : t('example', { example: goalExamples[language][name] }),
    className: exampleLook,
    lang: language,
    'data-answer': true,
    onKeyDown: goOnByEnter,
    onChange: ({ target }: { target: { value: string } }) => change({ ...draft, [name]: target.value }),
  });
  return (
    <div
      className="grid gap-3"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || flush()}
    >
      <ChoiceChips
        label={t('goal.goal')}
        value={draft.goal || undefined}
        onChange={(goal) => change({ ...draft, goal }, { isAtOnce: true })}
        choices={goals.map((value) => ({ value, label: t(`goal.goals.${value}`) }))}
      />
      {draft.goal && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField inputMode="url" optional {...typed('link')} />
            <TextField spellCheck optional {...typed('place')} />
            <TextField spellCheck optional {...typed('label')} />
            <TextField spellCheck optional {...typed('after')} />
          </div>
          {!draft.link.trim() && !draft.place.trim() && (
            <p className="text-sm text-warning">{t('goal.nowhere')}</p>
          )}
          <ButtonAsRead draft={draft} goal={draft.goal} />
        </>
      )}
      <Saving state={state} />
      {error && (
        <NotSaved
          error={error}
          theirs={t('goal.others')}
          onRetry={flush}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </div>
  );
}

/** The button and what stands around it, as readers will see them, while it is answered. */
function ButtonAsRead({ draft, goal }: { draft: GoalDraft; goal: Goal }) {
  const t = useTexts(productsTexts);
  const { language } = useBrief().spoken;
  const isSaid = useSaidNow();
  if (!isSaid) return null;
  const label = draft.label.trim() || buttonWords[language][goal];
  return (
    <div
      lang={language}
      className="flex flex-wrap items-center gap-3 border-l-2 border-brand/40 pl-3 text-muted"
    >
      <span className="sr-only">{t('goal.preview')} </span>
      <span className="rounded-control bg-brand px-3 py-1.5 text-sm font-semibold text-on-brand">
        {label}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {[draft.place.trim(), draft.link.trim()].filter(Boolean).join(' · ')}
      </span>
      {draft.after.trim() && <span className="basis-full text-sm">{draft.after.trim()}</span>}
    </div>
  );
}

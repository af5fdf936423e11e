import { frameOf, isPluralThing } from '@shared/marketing/products/brief/frames';
import { type FactForm, kindArticles, thingArticles } from '@shared/marketing/products/brief/places';
import { useTexts } from '@/i18n/use-texts';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { ChoiceChips } from './choice-chips';
import { agreementWords } from './examples';

interface FormChoice {
  form: FactForm;
  onForm: (form: FactForm) => void;
}

/** The articles before a thing or what it is; they stand within the sentence. */
export function ArticleChips({ place, form, onForm }: FormChoice & { place: 'thing' | 'kind' }) {
  const t = useTexts(briefTexts);
  const { language } = useBrief().spoken;
  const articles: readonly string[] = (place === 'thing' ? thingArticles : kindArticles)[language];
  return (
    <ChoiceChips
      label={t('choices.article')}
      lang={language}
      value={form.article}
      onChange={(article) => onForm({ article, ...(place === 'thing' && knownBy(article)) })}
      choices={articles.map((value) => ({
        value,
        label: value || '—',
        ...(value === '' && { spoken: t('choices.noArticle') }),
      }))}
    />
  );
}

/** The number and gender that a Spanish article shows; undefined for an article of another language. */
const nouns: Record<string, Pick<FactForm, 'number' | 'gender'>> = {
  el: { number: 'singular', gender: 'm' },
  la: { number: 'singular', gender: 'f' },
  los: { number: 'plural', gender: 'm' },
  las: { number: 'plural', gender: 'f' },
};

export const knownBy = (article: string) => nouns[article] ?? { number: undefined, gender: undefined };

const agreements = {
  es: [
    ['listo', 'singular', 'm'],
    ['lista', 'singular', 'f'],
    ['listos', 'plural', 'm'],
    ['listas', 'plural', 'f'],
  ],
  en: [
    ['is', 'singular', undefined],
    ['are', 'plural', undefined],
  ],
} as const;

/** The number and gender of a noun, asked for if its article does not show them. */
export function AgreementChips({ form, onForm }: FormChoice) {
  const { language } = useBrief().spoken;
  if (form.article === undefined || nouns[form.article]) return null;
  const known: readonly (readonly [string, 'singular' | 'plural', 'm' | 'f' | undefined])[] =
    agreements[language];
  const chosen = known.find(([, number, gender]) => number === form.number && gender === form.gender);
  return (
    <ChoiceChips
      isLabelled
      label={agreementWords[language]}
      lang={language}
      value={chosen?.[0] ?? (isPluralThing(form) ? 'are' : undefined)}
      onChange={(word) => {
        const [, number, gender] = known.find(([one]) => one === word) ?? [];
        onForm({ number, gender });
      }}
      choices={known.map(([word]) => ({ value: word, label: word }))}
    />
  );
}

/** Whether a result goes on after «Así podrás» or after «Con …», and who brings it about. */
export function ResultChoices({ form, onForm }: FormChoice) {
  const t = useTexts(briefTexts);
  const { spoken } = useBrief();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ChoiceChips
        label={t('choices.frame')}
        lang={spoken.language}
        value={form.frame}
        onChange={(frame) => onForm({ frame, ...(frame === 'clause' && { weDoIt: undefined }) })}
        choices={(['can', 'clause'] as const).map((frame) => ({
          value: frame,
          label: `${frameOf('result', { ...spoken, form: { ...form, frame } }).before} …`,
        }))}
      />
      {form.frame !== 'clause' && (
        <Tick
          label={t('choices.weDoIt')}
          checked={form.weDoIt ?? false}
          onChange={(weDoIt) => onForm({ weDoIt })}
        />
      )}
    </div>
  );
}

/** Whether customers worry or ask, and whether several say so. */
export function VoiceChoices({ form, onForm }: FormChoice) {
  const t = useTexts(briefTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ChoiceChips
        isLabelled
        label={t('choices.asks.label')}
        value={form.asks}
        onChange={(asks) => onForm({ asks })}
        choices={(['worry', 'question'] as const).map((value) => ({
          value,
          label: t(`choices.asks.${value}`),
        }))}
      />
      <Tick
        label={t('choices.several')}
        checked={form.several ?? false}
        onChange={(several) => onForm({ several })}
      />
    </div>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

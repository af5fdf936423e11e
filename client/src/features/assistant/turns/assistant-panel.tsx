import { Link } from 'wouter';
import type { Bilingual } from '@shared/assistant/bilingual';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Alert } from '@/ui/feedback/alert';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import { useKeptFocus } from '../use-kept-focus';
import type { Understanding } from '../wire';
import { UnusedWords } from '../words/unused-words';
import { ReadingView } from './reading-view';
import { SaidView } from './said-view';
import { StepView, Working } from './step-view';
import type { View } from './steps';
import type { ModelActs, StepActs } from './use-assistant';

interface AssistantPanelProps {
  view: View;
  turn: number;
  acts: StepActs;
  model: ModelActs;
  /** Says another sentence. */
  onAsk: (text: string) => void;
  /** Asks the same again, or the language model. */
  onAgain: () => void;
  onAskModel: () => void;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** What came of a sentence: each command one after another, or why there is nothing to show. */
export function AssistantPanel(props: AssistantPanelProps) {
  const frame = useKeptFocus<HTMLDivElement>(props.view.at);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Content {...props} />
    </div>
  );
}

function Content(props: AssistantPanelProps) {
  const { view, turn, acts, model, onAsk, onAgain, onAskModel, onLeave } = props;
  const t = useTexts(assistantTexts);
  switch (view.at) {
    case 'understanding':
      return <Working text={t('understanding')} />;
    case 'failed':
      return (
        <Alert tone="warning" title={t('failed')}>
          <p>{view.why}</p>
          <Button variant="secondary" className="mt-3" onClick={onAgain}>
            {t('again')}
          </Button>
        </Alert>
      );
    case 'unknown':
      return (
        <div className="grid gap-3">
          <Notice notice={view.notice} />
          <p>{t('unknown.title')}</p>
          <UnusedWords unused={view.understanding.unused} />
          <AskModel text={t('model.ask')} model={view.understanding.model} onClick={onAskModel} />
          <Examples examples={view.understanding.examples} onAsk={onAsk} />
        </div>
      );
    case 'reading':
      return (
        <ReadingView
          id={view.id}
          onEnd={(ended) => model.end(view, ended)}
          onCancel={() => model.cancel(view)}
        />
      );
    case 'said':
      return <SaidView answer={view.answer} onLeave={onLeave} />;
    case 'refused':
      return <Refused view={view} onLeave={onLeave} />;
    case 'steps':
      return (
        <div className="grid gap-6">
          <Notice notice={view.notice} />
          {view.steps.map((step, index) => (
            // Commands keep their place in the sentence.
            <StepView
              key={`${turn}-${index}`}
              step={step}
              place={{ turn, index }}
              acts={acts}
              onLeave={onLeave}
            />
          ))}
          <UnusedWords unused={view.unused} />
          <AskModel text={t('model.instead')} model={view.model} onClick={onAskModel} />
        </div>
      );
  }
}

/** Why the language model has not answered. */
function Notice({ notice }: { notice: Bilingual | null }) {
  const say = useBilingual();
  return notice && <Alert tone="warning">{say(notice)}</Alert>;
}

interface AskModelProps {
  text: string;
  model: Understanding['model'];
  onClick: () => void;
}

/** Asks the language model where one may be asked, and says who then receives the question. */
function AskModel({ text, model, onClick }: AskModelProps) {
  const t = useTexts(assistantTexts);
  if (!model) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" onClick={onClick}>
        {text}
      </Button>
      <span className="text-sm text-muted">{t('model.sent', { host: model.host })}</span>
    </div>
  );
}

function Refused({ view, onLeave }: { view: Extract<View, { at: 'refused' }>; onLeave: () => void }) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const { why, understanding } = view;
  return (
    <div className="grid gap-3">
      <Alert tone="info" title={t('refused.title')}>
        <p>{say(why.text)}</p>
        {why.url && (
          <Link href={why.url} onClick={onLeave} className={`${buttonLook('secondary')} mt-3`}>
            {t('refused.there')}
          </Link>
        )}
      </Alert>
      <UnusedWords unused={understanding.unused} />
    </div>
  );
}

interface ExamplesProps {
  examples: Understanding['examples'];
  onAsk: (text: string) => void;
}

function Examples({ examples, onAsk }: ExamplesProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  if (examples.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted">{t('unknown.examples')}</p>
      {examples.map((example) => (
        <Button
          key={example.en}
          variant="secondary"
          className="justify-self-start text-left font-normal"
          onClick={() => onAsk(say(example))}
        >
          {say(example)}
        </Button>
      ))}
    </div>
  );
}

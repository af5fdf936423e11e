import { Link } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Alert } from '@/ui/feedback/alert';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Understanding } from '../wire';
import { UnusedWords } from '../words/unused-words';
import { StepView, Working } from './step-view';
import type { View } from './steps';
import type { StepActs } from './use-assistant';

interface AssistantPanelProps {
  view: View;
  turn: number;
  acts: StepActs;
  /** Says another sentence. */
  onAsk: (text: string) => void;
  /** Asks the same again. */
  onAgain: () => void;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** What came of a sentence: each command one after another, or why there is nothing to show. */
export function AssistantPanel({ view, turn, acts, onAsk, onAgain, onLeave }: AssistantPanelProps) {
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
          <p>{t('unknown.title')}</p>
          <UnusedWords unused={view.understanding.unused} />
          <Examples examples={view.understanding.examples} onAsk={onAsk} />
        </div>
      );
    case 'refused':
      return <Refused view={view} onLeave={onLeave} />;
    case 'steps':
      return (
        <div className="grid gap-6">
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
        </div>
      );
  }
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

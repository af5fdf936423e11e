import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';
import { webiaTexts } from '../texts/webia';
import { BrowserFrame, ButtonPicture, FormPicture, PageMenu } from './page-parts';

const answers = ['what', 'whom', 'languages', 'missing'] as const;

/** The answers about a shop, and the page made of them, whose form is being put in its place. */
export function PageAssembly() {
  const t = useTexts(webiaTexts);
  const tExample = useTexts(exampleTexts);
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12">
      <div className="grid content-start gap-4 lg:self-center">
        {answers.map((answer) => (
          <p key={answer} className="border-l-2 border-line pl-4 last:border-accent">
            <span className="block text-sm text-muted">{t(`figure.${answer}.question`)}</span>
            {t(`figure.${answer}.answer`)}
          </p>
        ))}
      </div>
      <BrowserFrame address="espiga.example">
        <PageMenu
          name={tExample('company')}
          entries={(['bread', 'breakfasts', 'contact'] as const).map((entry) => t(`figure.menu.${entry}`))}
        />
        <div className="mt-4 grid items-start gap-6 sm:grid-cols-[3fr_2fr]">
          <div className="grid gap-3">
            <p className="text-xl font-bold">{tExample('headline')}</p>
            <p className="text-muted">{tExample('fresh')}</p>
            <p className="font-semibold">{tExample('price')}</p>
            <ButtonPicture>{tExample('order')}</ButtonPicture>
          </div>
          <div className="rounded-control border-2 border-dashed border-accent">
            <div className="-rotate-3 rounded-control border border-brand bg-raised p-3 shadow-raised">
              <FormPicture
                fields={[tExample('fields.email'), tExample('fields.people')]}
                button={tExample('send')}
              />
            </div>
          </div>
        </div>
      </BrowserFrame>
    </div>
  );
}

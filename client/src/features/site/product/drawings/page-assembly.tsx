import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';
import { webiaTexts } from '../texts/webia';
import { BrowserFrame, FormPicture, PageMenu } from './page-parts';
import { Shop } from './shop';

const answers = ['what', 'whom', 'languages', 'missing'] as const;

/** The answers about a shop, and the page made of them, with the one it asked for marked in both. */
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
      <BrowserFrame address={tExample('address')}>
        <PageMenu
          name={tExample('company')}
          languages={tExample('languages')}
          entries={(['bread', 'breakfasts', 'contact'] as const).map((entry) => t(`figure.menu.${entry}`))}
        />
        <div className="my-5 grid items-center gap-6 sm:grid-cols-2">
          <div className="grid gap-3">
            <p className="text-2xl font-bold">{tExample('headline')}</p>
            <p className="text-muted">{tExample('fresh')}</p>
            <p className="border-l-2 border-accent pl-3 font-semibold">{tExample('price')}</p>
          </div>
          <Shop />
        </div>
        <FormPicture
          fields={[tExample('fields.email'), tExample('fields.people')]}
          button={tExample('order')}
          look="sm:grid-cols-2"
        />
      </BrowserFrame>
    </div>
  );
}

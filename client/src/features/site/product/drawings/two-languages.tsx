import { Icon } from '@/ui/icons';
import { BrowserFrame, FormPicture, PageMenu } from './page-parts';
import { Neighbourhood } from './neighbourhood';

/** What the client's page says in each of its languages, whichever language the visitor reads ours in. */
const pages = {
  es: {
    name: 'Español',
    menu: ['Inicio', 'Qué hacemos', 'Contacto'],
    languages: 'ES | EN',
    about: 'Una entidad sin ánimo de lucro.',
    invitation: 'Escríbenos',
    fields: ['Nombre', 'Correo electrónico', 'Mensaje'],
    send: 'Enviar',
  },
  en: {
    name: 'English',
    languages: 'EN | ES',
    about: 'A non-profit organisation.',
    invitation: 'Write to us',
    fields: ['Name', 'Email', 'Message'],
    send: 'Send',
  },
} as const;

const client = 'Huyu Projects';

interface TwoLanguagesProps {
  /** Where the client's site is; without it, the windows are named by their languages. */
  host: string;
}

/** The client's page in both of its languages, each with the form: on a computer, and on a phone before it. */
export const TwoLanguages = ({ host }: TwoLanguagesProps) => (
  <div className="grid items-center gap-3 md:grid-cols-[1fr_15rem] md:gap-10">
    <BrowserFrame lang="es" address={host || pages.es.name}>
      <PageMenu name={client} entries={pages.es.menu} languages={pages.es.languages} />
      <div className="mt-3 grid items-center gap-3 md:mt-5 md:mb-6 sm:gap-6 sm:grid-cols-[2fr_3fr]">
        <div>
          <p className="text-2xl font-bold md:text-3xl">{client}</p>
          <p className="mt-1 text-muted sm:text-lg">{pages.es.about}</p>
        </div>
        <Neighbourhood />
      </div>
      {/* On a phone the drawn phone is a strip. */}
      <div className="max-md:hidden">
        <Form language="es" look="grid-cols-2 *:nth-3:col-span-2" />
      </div>
    </BrowserFrame>
    <div
      lang="en"
      className="rounded-[2rem] border-4 border-muted/50 bg-paper px-4 pt-3 pb-4 max-md:in-[[lang=en]]:order-first max-md:rounded-b-card md:w-60 md:pb-5"
    >
      <p className="mx-auto mb-3 h-1 w-12 rounded-full bg-muted/50" />
      <p className="mb-2 text-sm text-muted max-md:hidden">{pages.en.name}</p>
      <PageMenu name={client} languages={pages.en.languages} />
      <div className="my-4 max-md:hidden">
        <Neighbourhood />
      </div>
      <p className="text-xl font-bold max-md:hidden">{client}</p>
      <p className="mb-4 text-muted max-md:mt-2 max-md:mb-2">{pages.en.about}</p>
      <Form language="en" look="max-md:grid-cols-[1fr_auto] *:nth-1:hidden max-md:*:nth-2:hidden" />
    </div>
  </div>
);

const Form = ({ language, look }: { language: keyof typeof pages; look?: string }) => (
  <>
    <p className="mb-2 flex items-center gap-2 font-semibold">
      <Icon name="envelope" className="size-5 text-brand" />
      {pages[language].invitation}
    </p>
    <FormPicture fields={pages[language].fields} button={pages[language].send} look={look} />
  </>
);

import { BrowserFrame, FormPicture, PageMenu } from './page-parts';

/** What the client's page says in each of its languages, whichever language the visitor reads ours in. */
const pages = [
  {
    language: 'es',
    menu: ['Inicio', 'Qué hacemos', 'Contacto', 'ES | EN'],
    about: 'Una entidad sin ánimo de lucro.',
    invitation: 'Escríbenos',
    fields: ['Nombre', 'Correo electrónico', 'Mensaje'],
    send: 'Enviar',
  },
  {
    language: 'en',
    menu: ['Home', 'What we do', 'Contact', 'ES | EN'],
    about: 'A non-profit organisation.',
    invitation: 'Write to us',
    fields: ['Name', 'Email', 'Message'],
    send: 'Send',
  },
] as const;

/** The client's page in both of its languages, each with the form; `host` may be empty. */
export const TwoLanguages = ({ host }: { host: string }) => (
  <div className="grid gap-6 md:grid-cols-2">
    {pages.map(({ language, menu, about, invitation, fields, send }) => (
      <BrowserFrame key={language} lang={language} address={`${host}/${language}`}>
        <PageMenu name="Huyu Projects" entries={menu} />
        <p className="mt-6 text-2xl font-bold">Huyu Projects</p>
        <p className="mt-1 mb-6 text-muted">{about}</p>
        <p className="mb-2 font-semibold">{invitation}</p>
        <FormPicture fields={fields} button={send} />
      </BrowserFrame>
    ))}
  </div>
);

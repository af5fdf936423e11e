import { english, type Message, validation } from '../../message';

/** What is said about pages, leads and what visitors send. */
export const captureMessages = {
  'page.missing': english('This page isn’t there any more', 'Esta página ya no existe'),
  'page.taken': english('This campaign has a page already', 'Esta campaña ya tiene página'),
  'page.unapproved': english(
    'Approve the landing page first: only approved text is published',
    'Aprueba antes la página de destino: solo se publica texto aprobado',
  ),
  'page.current': english(
    'The page shows the approved version already',
    'La página ya muestra la versión aprobada',
  ),
  'page.unaddressed': english(
    'Add the postal address of the company first: the page must say who is responsible for the data',
    'Añade antes la dirección postal de la empresa: la página tiene que decir quién responde de los datos',
  ),
  'campaign.missing': validation(
    'Choose a landing page of this company',
    'Elige una página de destino de esta empresa',
  ),
  'slug.invalid': validation(
    'Use lower-case letters, digits and hyphens, such as spring-offer',
    'Usa minúsculas sin acentos, cifras y guiones, como oferta-de-primavera',
  ),
  'slug.taken': validation('Another page has this address', 'Otra página tiene esta dirección'),
  'fields.email': validation('The form always asks for the email', 'El formulario siempre pide el correo'),
  'form.received': english('Thank you. What you sent has arrived.', 'Gracias. Ya nos ha llegado.'),
  'submission.missing': english('This submission isn’t there any more', 'Este envío ya no existe'),
  'submission.settled': english(
    'This submission is a lead already',
    'Este envío ya es una persona interesada',
  ),
  'lead.missing': english(
    'This lead isn’t there, or is in the bin',
    'Esta persona interesada no existe o está en la papelera',
  ),
  'lead.taken': validation(
    'Another lead of this company has this email',
    'Otra persona interesada de esta empresa tiene este correo',
  ),
  'lead.empty': validation(
    'Write a name, a company or an email',
    'Escribe un nombre, una empresa o un correo',
  ),
  'leads.full': english(
    'A company can have at most {{most}} leads',
    'Una empresa puede tener como máximo {{most}} personas interesadas',
  ),
  'timezone.invalid': validation(
    'Choose a time zone such as Europe/Madrid',
    'Elige una zona horaria, como Europe/Madrid',
  ),
  'typed.differs': validation('Type it exactly as it is shown', 'Escríbelo tal como se muestra'),
} satisfies Record<string, Message>;

/** What an imported row of a lead may have to say. */
export const leadImportMessages = {
  'row.empty': validation(
    'The row has no name, company or email',
    'Faltan el nombre, la empresa y el correo en la fila',
  ),
  'text.cut': validation(
    '“{{value}}…” is longer than {{max}} characters and is cut there',
    '«{{value}}…» tiene más de {{max}} caracteres y se corta ahí',
  ),
  'email.repeated': validation('Line {{line}} has the same email', 'La línea {{line}} tiene el mismo correo'),
  'email.earlier': validation(
    'An earlier line has the same email',
    'Una línea anterior tiene el mismo correo',
  ),
  'record.binned': validation(
    'It is in the bin. Restore it to have it changed.',
    'Está en la papelera. Restáuralo para que se pueda cambiar.',
  ),
} satisfies Record<string, Message>;

import { type Message, validation } from '../../message';

/** Messages about an imported row of LEADMANAGER. */
export const leadImportMessages = {
  'email.wrong': validation('“{{value}}” isn’t an email address', '«{{value}}» no es un correo electrónico'),
  'email.noted': validation(
    '“{{value}}” isn’t an email address, so it goes to the notes',
    '«{{value}}» no es un correo electrónico, así que va a las notas',
  ),
  'email.otherName': validation(
    '{{email}} is the address of {{name}}, who gets the values of this row',
    '{{email}} es el correo de {{name}}, que recibe los datos de esta fila',
  ),
  'email.elsewhere': validation(
    '{{email}} belongs to {{name}}, so it is left out here',
    '{{email}} es de {{name}}, así que aquí se deja fuera',
  ),
  'company.ambiguous': validation(
    'Several companies are called {{name}}; none is linked',
    'Hay varias empresas que se llaman {{name}}; no se enlaza ninguna',
  ),
  'link.waiting': validation(
    '{{name}} isn’t there yet; the link is made when it is imported',
    '{{name}} todavía no está; el enlace se hará cuando se importe',
  ),
  'link.waitingForId': validation(
    '{{name}} isn’t there yet; the link is made by an import that has this id from the same program ({{system}})',
    '{{name}} todavía no está; el enlace lo hará la importación que traiga este identificador del mismo programa ({{system}})',
  ),
  'link.waitingForFile': validation(
    '{{name}} isn’t there yet; the link is made by another file of the same program that has this id',
    '{{name}} todavía no está; el enlace lo hará otro archivo del mismo programa que traiga este identificador',
  ),
  'contact.unknown': validation(
    'Several contacts are called {{name}}, or it is in the bin; none is linked',
    'Varios contactos se llaman {{name}}, o está en la papelera; no se enlaza ninguno',
  ),
  'deal.unknown': validation(
    'Several opportunities are called {{name}}, or it is in the bin; none is linked',
    'Varias oportunidades se llaman {{name}}, o está en la papelera; no se enlaza ninguna',
  ),
  'title.made': validation(
    'No column holds the title: it is made of who would buy and, if the file says it, what',
    'Ninguna columna lleva el título: se forma con quién compraría y, si el archivo lo dice, qué',
  ),
  'stage.unknown': validation(
    'There is no stage called “{{value}}”, so it begins in the first',
    'No hay ninguna etapa llamada «{{value}}», así que empieza en la primera',
  ),
  'lost.open': validation(
    'The reason for losing it (“{{reason}}”) is left out, because it isn’t lost',
    'El motivo de pérdida («{{reason}}») se deja fuera, porque no está perdida',
  ),
  'about.nobody': validation(
    'The contact, company or opportunity that it is about wasn’t found',
    'No se ha encontrado el contacto, la empresa o la oportunidad de que trata',
  ),
  'tag.leftOut': validation(
    'The tag “{{name}}” is left out, since an account can have 1,000 tags',
    'La etiqueta «{{name}}» se deja fuera, porque una cuenta puede tener 1000 etiquetas',
  ),
  'record.binned': validation(
    'It is in the bin. Restore it to have it changed.',
    'Está en la papelera. Restáuralo para que se pueda cambiar.',
  ),
} satisfies Record<string, Message>;

import { english, type Message, validation } from '../message';

/** Messages about reading and mapping files. */
export const importMessages = {
  'import.missing': english('This import isn’t there', 'Esta importación no existe'),
  'file.empty': validation('The file is empty', 'El archivo está vacío'),
  'file.noRows': validation(
    'The file has a header row but nothing below it',
    'El archivo solo tiene la fila de títulos',
  ),
  'file.binary': validation(
    'This isn’t a text file. Save it as CSV and choose it again.',
    'No es un archivo de texto. Guárdalo como CSV y vuelve a elegirlo.',
  ),
  'file.workbook': validation(
    'This is a spreadsheet. Open it, save it as CSV (UTF-8), and choose that file.',
    'Es una hoja de cálculo. Ábrela, guárdala como CSV (UTF-8) y elige ese archivo.',
  ),
  'file.noTable': validation(
    'No columns were found in this file. A table in CSV or contacts in vCard are needed.',
    'No se han encontrado columnas en este archivo. Hace falta una tabla en CSV o contactos en vCard.',
  ),
  'file.unclosed': validation(
    'A quotation mark that opens on line {{line}} is never closed',
    'Las comillas que se abren en la línea {{line}} no se cierran',
  ),
  'file.rows': validation(
    'The file has more than {{max}} rows. Split it and import the parts.',
    'El archivo tiene más de {{max}} filas. Divídelo e importa las partes.',
  ),
  'file.columns': validation(
    'The file has more than {{max}} columns',
    'El archivo tiene más de {{max}} columnas',
  ),
  'file.cell': validation(
    'Line {{line}} has a cell with more than {{max}} characters',
    'La línea {{line}} tiene una celda de más de {{max}} caracteres',
  ),
  'system.required': validation(
    'Say which program the ids are from',
    'Indica de qué programa son los identificadores',
  ),
  'entity.unknown': validation('This is nothing that can be imported here', 'Esto no se puede importar aquí'),
  'columns.leftOut': validation(
    'These columns have values and are left out: {{columns}}',
    'Estas columnas tienen valores y se dejan fuera: {{columns}}',
  ),
  'columns.count': validation(
    'Say for each of the {{count}} columns where it goes',
    'Indica para cada una de las {{count}} columnas adónde va',
  ),
  'field.unknown': validation('Choose a field', 'Elige un campo'),
  'field.twice': validation('Another column already goes into this field', 'Otra columna ya va a este campo'),
  'field.noNotes': validation(
    'These records have no notes. Choose a field, or leave the column out.',
    'Estos registros no tienen notas. Elige un campo o deja fuera la columna.',
  ),
  'field.nothing': validation(
    'Choose a field for at least one column',
    'Elige un campo para al menos una columna',
  ),
  'field.needed': validation(
    'No column goes into what every new record needs, so no row could be imported. Choose a column for it.',
    'Ninguna columna va a lo que necesita cada registro nuevo, así que no se importaría ninguna fila. Elige una columna.',
  ),
  'field.many': validation(
    'There can be {{most}} own fields at most; leave columns out or put them into the notes',
    'Puede haber {{most}} campos propios como máximo; deja columnas fuera o ponlas en las notas',
  ),
  'given.required': validation(
    'No column of the file tells this: choose it for all rows',
    'Ninguna columna del archivo lo dice: elígelo para todas las filas',
  ),
  'date.order': validation(
    'Say whether the day or the month comes first',
    'Indica si va primero el día o el mes',
  ),
  'state.busy': english(
    'This import is being worked on. Wait until it has finished, or cancel it.',
    'Esta importación está en marcha. Espera a que termine o cancélala.',
  ),
  'state.over': english(
    'This import has been carried out. Upload the file again to change how it is read.',
    'Esta importación ya se ha hecho. Vuelve a subir el archivo para cambiar cómo se lee.',
  ),
  'state.unchecked': english(
    'Check the rows first: say where the columns go',
    'Antes revisa las filas: indica adónde va cada columna',
  ),
  'state.notDone': english(
    'This import has written nothing that could be taken back',
    'No hay nada que deshacer: esta importación no creó ni cambió ningún registro',
  ),
  'row.wide': validation(
    'The row has {{cells}} cells, the header only {{columns}}. A value with the separator in it needs quotation marks.',
    'La fila tiene {{cells}} celdas y los títulos solo {{columns}}. Un valor que lleva el separador necesita comillas.',
  ),
  'row.empty': validation('The row is empty', 'La fila está vacía'),
  'row.repeated': validation('The same row is on line {{line}}', 'La misma fila está en la línea {{line}}'),
  'row.known': validation('It was imported before ({{file}})', 'Ya se importó antes ({{file}})'),
  'row.joins': validation('It goes into the record of line {{line}}', 'Va al registro de la línea {{line}}'),
  'row.same': validation('Nothing in it is new', 'No trae nada nuevo'),
  'row.onlyNew': validation(
    'It is already there, and only new ones are created',
    'Ya existe, y solo se crean nuevos',
  ),
  'row.onlyKnown': validation(
    'It isn’t there yet, and only known ones are changed',
    'Todavía no existe, y solo se cambian los que ya existen',
  ),
  'value.wrong': validation('{{column}}: {{why}}', '{{column}}: {{why}}'),
  'value.date': validation('{{column}}: “{{value}}” isn’t a date', '{{column}}: «{{value}}» no es una fecha'),
  'value.number': validation(
    '{{column}}: “{{value}}” isn’t a number',
    '{{column}}: «{{value}}» no es un número',
  ),
  'value.boolean': validation(
    '{{column}}: “{{value}}” is neither yes nor no',
    '{{column}}: «{{value}}» no es ni sí ni no',
  ),
  'value.country': validation(
    '{{column}}: “{{value}}” is no country that we know, so it is kept in the notes',
    '{{column}}: «{{value}}» no es un país conocido, así que se guarda en las notas',
  ),
  'value.unknown': validation(
    '{{column}}: “{{value}}” is none of the choices, so the field stays empty',
    '{{column}}: «{{value}}» no es ninguna de las opciones, así que el campo queda vacío',
  ),
  'job.failed': english(
    'Something went wrong on our side. What was written so far can be taken back, or the import continued.',
    'Algo salió mal por nuestra parte. Lo escrito hasta ahora se puede deshacer, o puedes continuar la importación.',
  ),
  'job.checking': english('Checking the rows', 'Revisando las filas'),
  'job.writing': english('Importing', 'Importando'),
  'job.undoing': english('Taking the import back', 'Deshaciendo la importación'),
  'errors.reason': english('Reason', 'Motivo'),
} satisfies Record<string, Message>;

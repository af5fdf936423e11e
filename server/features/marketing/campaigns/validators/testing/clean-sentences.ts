import type { Clean, CleanOn } from './clean';
import { cleanEnglish } from './clean-en';
import { cleanSpanish } from './clean-es';
import { accounts, lamp, loaf, rota } from './grounds';

const inLoaf: Clean[] = [
  ['¿Otra vez pan duro a la basura?'],
  ['Nuestra hogaza de masa madre fermenta 24 horas en frío y aguanta tierna cuatro días.', 'f1', 'f3'],
  ['La última rebanada se come tierna, no se tira.', 'f3'],
  ['Son 900 g por 5,80 €.', 'f2', 'p'],
  ['Resérvala antes de las 20:00 y la recoges mañana a las 8:30.', 'f4'],
  ['Mañana a las 8:30 te espera tu hogaza reservada.', 'f4'],
  ['24 horas de fermentación, 900 g, 5,80 €.', 'f1', 'f2', 'p'],
  ['El jueves todavía está tierna: aguanta cuatro días.', 'f3'],
  ['Compras una vez y tienes pan tierno cuatro días.', 'f3'],
  ['Veinticuatro horas de fermentación en frío, sin prisas.', 'f1'],
  ['Una pieza de 900 g llena la mesa del domingo.', 'f2'],
  ['¿Y si el pan del lunes llegara tierno al jueves?', 'f3'],
  ['En Panadería Espiga fermenta 24 horas antes de entrar en el horno.', 'f1'],
  ['Vive en Gràcia quien la encarga y la recoge al día siguiente.', 'f4'],
  ['Reserva la tuya y recógela a las 8:30.', 'f4'],
  ['El bocadillo del miércoles sale de la misma pieza.', 'f2'],
  ['Pan duro, otra bolsa, otra vuelta a la tienda.'],
  ['Se reserva hoy y se recoge mañana.', 'f4'],
  ['Corta fina, corta gruesa: hay 900 g.', 'f2'],
  ['El cuarto día todavía está tierna.', 'f3'],
];

const inAccounts: Clean[] = [
  ['Las facturas se envían con una foto, desde donde esté.', 'f3'],
  ['Un gestor asignado le responde en un día laborable.', 'f2'],
  ['¿Cuántas tardes se le van en los modelos 303 y 111?', 'f1'],
  ['Trabajamos con empresas de hasta 25 empleados desde 1998.', 'f4'],
  ['Haga una foto de la factura y siga con lo suyo.', 'f3'],
  ['Son 90 € al mes.', 'p'],
  ['Su gestor conoce el nombre de su empresa y responde en un día laborable.', 'f2'],
  ['Desde 1998, empresas de hasta 25 empleados.', 'f4'],
  ['El trimestre se cierra con los modelos 303 y 111 presentados.', 'f1'],
  ['Pregunte por su gestor en Valladolid: responde en un día laborable.', 'f2'],
  ['Solicite una cita y cuéntenos cómo factura.'],
  ['Las facturas dejan de viajar en carpetas: una foto basta.', 'f3'],
  ['Gestoría Duero presenta los modelos 303 y 111.', 'f1'],
  ['Lo que hoy es una carpeta mañana es una foto.', 'f3'],
];

const inLamp: Clean[] = [
  ['It dims with one touch, so nobody else wakes up.', 'f3'],
  ['Three brightness levels, up to 800 lumens.', 'f1'],
  ['An oak base, 18 cm wide, leaves room for the book.', 'f2'],
  ['Read on; one touch dims the lamp.', 'f3'],
  ['Tide costs £64.', 'p'],
  ['If it breaks within five years, we repair it free of charge.', 'f4'],
  ['Who turned on the big light again?'],
  ['From Whitby to your desk: 18 cm of oak.', 'f2'],
  ['800 lumens for the sewing, far less for the film: three levels.', 'f1'],
  ['Nobody wakes up when you read: it dims with one touch.', 'f3'],
  ['Harbour Lights repairs it for five years.', 'f4'],
  ['Choose one of three levels on Sunday night.', 'f1'],
  ['One touch dims it, and the house sleeps on.', 'f3'],
  ['See it by the window, with its oak base.', 'f2'],
];

const inRota: Clean[] = [
  ['Staff swap shifts by text message.', 'f1'],
  ['Hours go straight to Xero and Sage.', 'f2'],
  ['On Monday mornings everybody sees next month.', 'f3'],
  ['Try it for two weeks with teams of up to 40.', 'f4'],
  ['Who is on the late shift on Friday?'],
  ['A text message swaps the shift, and nobody rings the manager.', 'f1'],
  ['Exports of hours to Sage end the retyping.', 'f2'],
  ['Next month stands on the wall on Monday mornings.', 'f3'],
  ['Ask for a quote.'],
  ['Swaps happen by text message, even on a Sunday.', 'f1'],
];

/** Sentences that nobody should complain about, by the ground they stand on. */
export const cleanSentences: CleanOn[] = [
  [loaf, inLoaf],
  [accounts, inAccounts],
  [lamp, inLamp],
  [rota, inRota],
  ...cleanSpanish,
  ...cleanEnglish,
];

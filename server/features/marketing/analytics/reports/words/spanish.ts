import { listFormat } from '../../../../../../shared/list-format';
import { conversionOf, type Figures } from '../../../../../../shared/marketing/analytics/figures';
import type { ReportType } from '../../../../../../shared/marketing/analytics/scales';
import { numbersIn } from '../numbers';
import { needed, type Proportion } from '../proportions';
import type { Comparison, Group, ReportWords } from './report-words';

const { number, percent, statistic } = numbersIn('es');
const list = listFormat('es');

const before = (type: ReportType) => (type === 'week' ? 'la semana anterior' : 'el mes anterior');
const during = (type: ReportType) => (type === 'week' ? 'esta semana' : 'este mes');
const some = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

const after = (then: number, type: ReportType) =>
  then === 0 ? `igual que ${before(type)}` : `frente a ${number(then)} ${before(type)}`;

/** «un 12,5 % más que la semana anterior (96)»; `ending` agrees with what is counted. */
function change(now: number, then: number, type: ReportType, ending: 'o' | 'a'): string {
  if (then === 0) return `cuando ${before(type)} no hubo ningun${ending}`;
  if (now === then) return `tant${ending}s como ${before(type)}`;
  const share = percent(Math.abs(now - then) / then);
  return `un ${share} ${now > then ? 'más' : 'menos'} que ${before(type)} (${number(then)})`;
}

const rate = (row: Proportion) =>
  `${percent(conversionOf(row) ?? 0)} (${number(row.pageLeads)} de ${number(row.visitors)})`;

const names: Record<Exclude<Group, 'periods'>, string> = {
  campaigns: 'campañas',
  channels: 'canales',
  angles: 'enfoques',
};

const largest: Record<Exclude<Group, 'periods'>, string> = {
  campaigns: 'De tus dos campañas con más visitantes, ninguna',
  channels: 'De tus dos canales con más visitantes, ninguno',
  angles: 'De tus dos enfoques con más visitantes, ninguno',
};

const rates = ({ better, worse }: Comparison) =>
  `con «${better.label}» dejó sus datos el ${rate(better)} de los visitantes y con «${worse.label}», el ${rate(worse)}`;

const chance = ({ z }: Comparison) => `z = ${statistic(z)}`;

const lost = ({ mailsBounced, mailsFailed }: Figures) => mailsBounced + mailsFailed;

export const spanish: ReportWords = {
  visitors: ({ visitors }, { visitors: then }, type) =>
    visitors === 0
      ? `Nadie visitó tus páginas, ${after(then, type)}.`
      : `Tus páginas tuvieron ${some(visitors, 'visitante')}, ${change(visitors, then, type, 'o')}.`,
  leads: (now, then, type) =>
    now.leads === 0
      ? `No llegó ninguna persona interesada, ${after(then.leads, type)}.`
      : `${now.leads === 1 ? 'Llegó 1 persona interesada' : `Llegaron ${number(now.leads)} personas interesadas`}, ${change(now.leads, then.leads, type, 'a')}: ${some(now.confirmed, 'confirmada')}, ${some(now.qualified, 'cualificada')} y ${some(now.won, 'ganada')} hasta ahora.`,
  conversion: (now, then, type) => {
    if (now.visitors === 0) return '';
    const compared = then.visitors === 0 ? '' : `; ${before(type)} fue del ${rate(then)}`;
    return `La tasa de conversión fue del ${rate(now)}${compared}.`;
  },
  sent: ({ published, mailsSent, mailsClicked }) => {
    const parts = [
      ...(published > 0
        ? [published === 1 ? 'Salió 1 publicación' : `Salieron ${number(published)} publicaciones`]
        : []),
      ...(mailsSent > 0
        ? [
            `${published > 0 ? 'se' : 'Se'} ${mailsSent === 1 ? 'envió 1 respuesta' : `enviaron ${number(mailsSent)} respuestas`} por correo, ${number(mailsClicked)} con clic`,
          ]
        : []),
    ];
    const text = parts.join(' y ');
    return text && `${text}.`;
  },
  bots: ({ bots }) =>
    bots === 0
      ? ''
      : `No se ${bots === 1 ? 'cuenta 1 acceso' : `cuentan ${number(bots)} accesos`} de robots.`,
  better: (group, found) =>
    `De tus ${names[group]}, apuesta más por «${found.better.label}»: ${rates(found)}, una diferencia mayor de la que explica el azar (${chance(found)}).`,
  alike: (group, found) =>
    `${largest[group]} es mejor con seguridad: ${rates(found)}, una diferencia que puede deberse al azar (${chance(found)}).`,
  rose: (type, { better, worse, z }) =>
    `Mantén lo que hiciste de nuevo ${during(type)}: la tasa de conversión subió del ${rate(worse)} al ${rate(better)}, más de lo que explica el azar (z = ${statistic(z)}).`,
  fell: (type, { better, worse, z }) =>
    `Revisa lo que cambió ${during(type)}: la tasa de conversión bajó del ${rate(better)} al ${rate(worse)}, más de lo que explica el azar (z = ${statistic(z)}).`,
  notEnough: (groups, type) => {
    const what = groups.map((group) =>
      group === 'periods' ? `${during(type)} con ${type === 'week' ? 'la' : 'el'} anterior` : names[group],
    );
    return `No hay datos suficientes para comparar ${list.format(what)}: hacen falta ${needed.visitors} visitantes por cada parte y ${needed.leads} personas interesadas entre las dos.`;
  },
  nothingPublished: (type) =>
    `Programa una publicación: ${during(type)} salieron 0, así que solo pudo llegar quien ya tenía tus enlaces.`,
  publicationsFailed: ({ publicationsFailed }) =>
    publicationsFailed === 1
      ? 'Mira por qué falló 1 publicación y vuelve a intentarlo en el paso Publicación.'
      : `Mira por qué fallaron ${number(publicationsFailed)} publicaciones y vuelve a intentarlo en el paso Publicación.`,
  mailsLost: (now) =>
    `Comprueba cómo escriben su correo las personas interesadas: no ${lost(now) === 1 ? 'llegó' : 'llegaron'} ${number(lost(now))} de ${some(lost(now) + now.mailsSent, 'respuesta')} (${number(now.mailsBounced)} a direcciones que no existen).`,
  unconfirmed: ({ leads, confirmed }) =>
    `Escríbeles tú donde puedas: ${number(leads - confirmed)} de ${some(leads, 'persona interesada', 'personas interesadas')} no ${leads - confirmed === 1 ? 'ha' : 'han'} confirmado su correo y no ${leads - confirmed === 1 ? 'recibe' : 'reciben'} respuestas automáticas.`,
  source: ({ kind, name }) =>
    name ??
    {
      channel: 'Un canal eliminado',
      mail: 'Correos',
      link: 'Enlaces que ya no existen',
      utm: 'Parámetros UTM',
      site: 'Otros sitios',
      direct: 'Directo',
      none: 'Sin visita',
      other: 'Otros',
    }[kind],
  angle: (angle) =>
    angle === null ? 'Sin enfoque' : { pain: 'Problema', outcome: 'Resultado', proof: 'Hechos' }[angle],
  noCampaign: 'Sin campaña',
};

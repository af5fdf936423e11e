import { type firstStages } from '../../../../../shared/leads/opportunities/scales';
import { stageNames } from '../../../../../shared/leads/opportunities/stage-names';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { lettersOf } from '../../../../../shared/plain-text';
import { spellings } from './spellings';

type Code = (typeof firstStages)[number]['code'];

/** What other programs call won. */
export const wonWords = spellings(`
  won | closed won | closedwon | closed - won | closed/won | customer | signed | contract signed | ganada | ganado |
  cerrada ganada | closed-won | sold | vendida | vendido | aceptada | aceptado | accepted | confirmada | confirmado
  | firmada | firmado | facturada | facturado | cobrada | cobrado | deal won | opportunity won | invoiced | paid |
  cerrado ganado | cierre ganado | cierre ganada | ganada/cerrada
`);
/** What other programs call lost. */
export const lostWords = spellings(`
  lost | closed lost | closedlost | closed - lost | closed/lost | closed lost to competition | perdida |
  perdido | cerrada perdida | cerrado perdido | cierre perdido | cierre perdida | cerrado perdido frente a la
  competencia | closed-lost to competition | abandoned | rejected | closed-lost | rechazada | rechazado | descartada |
  descartado | anulada | anulado | cancelled | canceled | cancelada | cancelado | dropped | no sale | deal lost |
  opportunity lost | declined | unqualified | disqualified | abandonada | abandonado
`);

/** What the stages of other programs are called that mean one of our first stages. */
const words: Partial<Record<Code, readonly string[]>> = {
  enquiry: spellings(`
    new | lead in | prospecting | opportunity | incoming leads | nueva | nuevo | appointmentscheduled | appointment
    scheduled | prospección | lead | cita programada | new lead | inbox | open | abierta | abierto | pendiente |
    pending | to contact | por contactar | sin contactar | not started | backlog | activa | activo | active | nueva
    oportunidad | new opportunity | consulta | enquiry | inquiry | target | suspect
  `),
  qualified: spellings(`
    qualification | qualified to buy | qualifiedtobuy | screening | contact made | cualificación |
    calificación | calificado | calificada | cualificado | cualificada | calificado para comprar | contactado |
    contactada | contacted | engaging | engaged | in progress | en curso | en proceso | working | connected | prospect |
    lead cualificado | first contact | primer contacto | interested | interesado | interesada | qualifying
  `),
  diagnosis: spellings(`
    needs analysis | meeting | demo scheduled | needs defined | value proposition | análisis de necesidades |
    presentation scheduled | presentationscheduled | id. decision makers | identify decision makers |
    perception analysis | presentación programada | demo | reunión | discovery | propuesta de valor | meeting
    scheduled | reunión programada | visita | demo realizada | evaluation | evaluación | solution | consideration |
    trial | prueba | analysis | análisis | needs analysis done | reunión agendada
  `),
  proposal: spellings(`
    proposal | proposal made | proposal/price quote | proposal/quote | proposition | quote sent | quote | decision
    maker bought-in | decisionmakerboughtin | propuesta | presupuesto | presupuesto enviado | propuesta/presupuesto
    | oferta | oferta enviada | responsable de decisión convencido | proposal-sent | proposal submitted |
    presupuestado | presupuestada | presentada | enviada | enviado | quoted | quotation | offer | offer sent |
    cotización | cotización enviada | propuesta presentada | quoting
  `),
  negotiation: spellings(`
    negotiations started | negotiation/review | in-negociation | in negotiation | contract sent | contractsent |
    negociación/revisión | contrato enviado | en negociación | negotiating | in negotiations | verbal | verbal
    commitment | commit | closing | cierre | pendiente de firma | pending signature | contract | contrato | final
    review
  `),
};

/** The first stage that an account still has under one of its names. */
const keptStage = (stages: readonly Stage[], code: Code): Stage | undefined => {
  const names = new Set([lettersOf(stageNames.en[code]), lettersOf(stageNames.es[code])]);
  return stages.find(({ name }) => names.has(lettersOf(name)));
};

/** The words by which the stages of an account are known besides their names, by the id of the stage. */
export function stageWords(stages: readonly Stage[]): Record<string, readonly string[]> {
  const open = Object.entries(words).flatMap(([code, spellings]): [string, readonly string[]][] => {
    const kept = keptStage(stages, code as Code);
    const names = [stageNames.en[code as Code], stageNames.es[code as Code]];
    return kept ? [[String(kept.id), [...names, ...spellings]]] : [];
  });
  const closed = stages.flatMap(({ id, outcome }): [string, readonly string[]][] =>
    outcome === 'open' ? [] : [[String(id), outcome === 'won' ? wonWords : lostWords]],
  );
  return Object.fromEntries([...open, ...closed]);
}

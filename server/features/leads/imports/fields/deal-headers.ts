import { spellings } from './spellings';

/** The headers of columns with the stage of an opportunity. */
export const stageHeaders = spellings(`
  stage | deal stage | etapa | fase | opportunity stage | etapa del negocio | deal - stage | dealstage |
  pipeline stage | stage name | fase del trato | etapa de la oportunidad | deal_stage | sales stage | stage_id |
  stage_id/name | stage / name | etapa de venta | etapa de ventas | fase de venta | fase de la oportunidad |
  etapa del trato | etapa del embudo | lead stage | etapa comercial | fase comercial | stageId
`);

/** The headers of columns that say whether an opportunity is open, won or lost. */
export const outcomeHeaders = spellings(`
  status | estado | deal status | estado del negocio | estado de la oportunidad | opportunity status | won/lost |
  ganada/perdida | outcome | resultado | situación | estado del trato | won status | state | estado comercial |
  estado del presupuesto | quote status
`);

/** The headers of columns with the name of an opportunity. */
export const titleHeaders = spellings(`
  title | deal name | opportunity name | título | nombre | name | oportunidad | deal - title | deal | deal title |
  nombre del negocio | nombre de la oportunidad | opportunity | dealname | negocio | nombre del trato | asunto |
  deal_name | opportunity title | lead title | título del lead | concepto | proyecto | project | project name |
  nombre del proyecto | trato | subject | opportunity: opportunity name | descripción corta
`);

/** The headers of columns with what is sold. */
export const productHeaders = spellings(`
  product | producto | product name | nombre del producto | products | productos | service | servicio | services |
  servicios | item | artículo | product interest | plan | deal - product name | product or service |
  producto o servicio | línea de producto | product line
`);

/** The headers of columns with the amount of an opportunity. */
export const amountHeaders = spellings(`
  amount | importe | value | valor | deal value | deal amount | deal - value | amount in company currency | amount
  / amount | monto | cantidad | amount.amount | precio | total | ingreso esperado | ingresos esperados | valor del
  negocio | valor del trato | amount.amountMicros | importe total | close_value | closed value | opportunity
  amount | opportunity value | estimated value | estimated amount | deal size | contract value | contract amount |
  order value | order total | total amount | total value | grand total | net amount | valor estimado | importe
  estimado | importe previsto | importe neto | importe bruto | importe sin iva | importe con iva | total sin iva |
  base imponible | valor de la oportunidad | importe de la oportunidad | importe del negocio | valor total | precio
  total | lead value | valor del contrato | importe del contrato | importe (€) | importe € | amount (€) | value (€) |
  potential value | planned revenue | planned_revenue | expected_revenue | expected revenue | acv | tcv | arr | mrr
`);

/** The headers of columns that hold the amount of an opportunity only beside its stage or close date. */
export const amountBesideStage = spellings(`
  revenue | ingresos | facturación | sales | ventas | venta | price | sale price | sale amount | sales amount |
  presupuesto | budget | quote | worth | euros | eur | €
`);

/** The headers of columns with the day on which an opportunity was closed, or is expected to be. */
export const closeHeaders = spellings(`
  close date | closing date | fecha de cierre | closeDate | close_date | closing_date | closedate | fecha cierre |
  closed on | cierre | deal close date | opportunity close date | date closed | f. cierre | fecha del cierre | sale
  date | fecha de venta | fecha venta
`);

/** The headers of columns with the day on which an open opportunity is expected to be closed. */
export const expectedHeaders = spellings(`
  expected_close | expected close date | expected closing date | cierre previsto | fecha prevista de cierre | deal -
  expected close date | expected_closing_date | cierre esperado | fecha de cierre prevista | fecha de cierre
  estimada | expected closing | date_deadline | estimated close date | target close date | forecast close date |
  expected close | fecha prevista | fecha estimada de cierre | previsión de cierre | fecha cierre prevista | fecha
  cierre estimada | fecha estimada cierre
`);

/** The headers of columns with the time at which an opportunity was closed. */
export const closedHeaders = spellings(`
  closed_at | closed at | closed date | cerrada el | deal - deal closed on | won time | deal - won time | deal -
  lost time | lost time | fecha de cierre real | actual close date | date_closed | won date | lost date | fecha de
  cierre efectiva | won_time | lost_time | fecha ganada | fecha perdida
`);

/** The headers of columns with the day on which work on an opportunity began, where no other says when it was made. */
export const beganHeaders = spellings(`
  engage_date | engaged date | start date | open date | opened date | opened at | opened on | opportunity created
  date | date opened | fecha de inicio | fecha inicio | fecha de apertura | fecha apertura | fecha de entrada |
  enquiry date | lead date | fecha de contacto | fecha de la oportunidad
`);

/** The headers of columns with the reason for which an opportunity was lost. */
export const lostHeaders = spellings(`
  lost_reason | lost reason | closed lost reason | motivo de pérdida | deal - lost reason | loss reason | reason for
  loss | motivo de la pérdida | closed_lost_reason | motivo de perdida | razón de pérdida | reason for loss__s |
  motivo del cierre perdido | motivo de cierre perdido | lost_reason_id | lost_reason_id/name | reason lost | lost
  because | causa de pérdida | motivo pérdida | motivo del rechazo
`);

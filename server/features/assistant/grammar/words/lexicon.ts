/**
 * The words of the grammar in both languages, without case and accents, each with its inflections. A word that is not
 * here means nothing to it.
 */
const lists = {
  // What there is.
  contact: 'contact contacts person people contacto contactos persona personas gente',
  company: 'company companies firm firms empresa empresas compañia compañias',
  customer: 'customer customers client clients cliente clientes clienta clientas',
  deal: 'deal deals opportunity opportunities oportunidad oportunidades trato tratos negocio negocios',
  sale: 'sale sales venta ventas',
  task: 'task tasks to-do to-dos tarea tareas recordatorio recordatorios reminder reminders',
  communication:
    'communication communications conversation conversations comunicacion comunicaciones conversacion conversaciones',
  calls: 'calls llamadas llamada phone-call|the call|a call',
  mails: 'emails mails correos e-mails',
  meetings: 'meeting meetings reunion reuniones cita citas',
  notes: 'notes notas',
  product: 'product products producto productos service services servicio servicios',
  campaign: 'campaign campaigns campaña campañas campana campanas',
  content: 'content contents contenido contenidos texts textos library biblioteca',
  lead: 'lead leads interesado interesados interesada interesadas',
  post: 'post posts publication publications publicacion publicaciones',
  problem: 'problem problems problema problemas',
  strength: 'strength strengths fortaleza fortalezas',
  department: 'department departments departamento departamentos',
  report: 'report diagnosis informe diagnostico',
  tag: 'tag tags label labels etiqueta etiquetas',
  stage: 'stage etapa fase',
  amount: 'amount value importe valor cantidad',
  phone: 'phone telephone number telefono movil mobile',
  email: 'email e-mail mail correo',
  jobTitle: 'position cargo puesto|job title',
  city: 'city ciudad',
  status: 'status estado',
  website: 'website web dominio domain',
  title: 'title titulo nombre name',
  probability: 'probability probabilidad',

  // Figures.
  pipeline: 'pipeline embudo|embudo de ventas|sales pipeline|in play|en juego',
  forecast:
    'forecast forecasts prevision previsiones|how much will we sell|cuanto vamos a vender|cuanto venderemos',
  winRate:
    '|win rate|winning rate|close rate|closing rate|conversion rate of deals|tasa de cierre|tasa de exito|ratio de cierre|porcentaje de cierre|how many do we win|cuantas ganamos',
  funnel: 'funnel|avance por etapas|sales funnel',
  lostReasons:
    '|lost reasons|loss reasons|reasons for losses|reasons for losing|why do we lose|why did we lose|why are we losing|why we lose|motivos de perdida|motivos de la perdida|motivos de las perdidas|por que perdemos|por que hemos perdido|razones de perdida',
  sources:
    '|where do deals come from|where do our deals come from|where do customers come from|where do our customers come from|deal sources|sources|de donde vienen|origenes|de donde salen|source of deals',
  activity: 'activity actividad|how active',
  visits:
    'visits visitors visitas visitantes clicks clics conversion conversions conversiones traffic trafico',
  campaignFigures: 'results resultados|campaign figures|campaign results|cifras de campañas',

  // What is asked.
  show: 'list show see display view lista muestra muestrame ensename enseñame dame ver listame dime|show me|give me|let me see|tell me|quiero ver|i want to see|pull up',
  which: 'which what that cuales cual que|what are|which are',
  who: 'who whom quien quienes|a quien|con quien|who have|who has',
  howMany: '|how many|cuantos|cuantas|number of|cuantos|count|cuenta',
  howMuch: '|how much|cuanto|cuanta|how big|total|what is|what was|what will|cual es|cual fue|cual sera',
  have: 'have has tengo tenemos tiene hay|do i have|do we have|are there|is there|have i|have we|i have|we have|that i have|que tengo|que tenemos',
  find: 'find search look busca buscar encuentra localiza|look for|look up|search for|where is|where are|donde esta|donde estan',
  open: 'open abre abreme abrir|go to|ve a|take me to|llevame a',
  history:
    'history historial|who changed|what happened|what happened to|what happened with|quien cambio|quien ha cambiado|que paso con|que ha pasado con|que paso|changes of|cambios de|history of|historial de|who moved|quien movio',
  lacks:
    '|what is missing|what is missing in|what is missing from|what does|whats missing|what is lacking|que le falta|que le falta a|que le falta al|que falta|que falta en|que le falta a la|how complete|score score of|puntuacion|puntuacion de',
  todo: '|whats due|whats on|who should i call|who do i have to call|who must i call|a quien tengo que llamar|a quien debo llamar|a quien llamo|what do i have to do|what must i do|what should i do|que tengo que hacer|que hay que hacer|que tengo pendiente|what is due|what is on|que toca|what do i have|que tengo',

  lastSpoke:
    '|when did i last speak with|when did i last speak to|when did i last talk to|when did we last speak with|when did we last speak to|last time i spoke with|last time i spoke to|last contact with|cuando hable por ultima vez con|cuando hablamos por ultima vez con|ultima vez que hable con|ultimo contacto con|que hablamos con|que hable con',

  // What is done.
  add: 'add create new register insert añade anade añadir anadir crea crear nuevo nueva nuevos nuevas registra alta agrega|da de alta|dar de alta|add a|make a|set up',
  remind:
    'remind recuerdame recuerda recordarme recordar|remind me|remind me to|remind me that|recuerdame que|tengo que|i have to|i need to|i must|dont let me forget to|que no se me olvide',
  called:
    '|i called|called|i have called|i just called|i phoned|i rang|i spoke to|i spoke with|spoke to|spoke with|i talked to|i talked with|talked to|talked with|he llamado a|he llamado al|llame a|llame al|acabo de llamar a|acabo de llamar al|he hablado con|hable con|acabo de hablar con',
  met: '|i met|met with|i met with|i have met|i had a meeting with|had a meeting with|me reuni con|me he reunido con|he quedado con|reunion con|he visto a|meeting with',
  wrote:
    '|i emailed|i wrote to|i have written to|i mailed|he escrito a|le escribi a|escribi a|he mandado un correo a|he enviado un correo a',
  noted:
    '|note that|make a note that|make a note|log that|anota que|apunta que|anota|apunta|note|log|log a call with|log a call|log a meeting with|log a meeting|nota',
  move: 'move pasala pasalo muevela muevelo llevala mueve mover pasa pasar lleva|move on|advance|avanza|push',
  set: 'set ponla ponlo ponle marcala marcalo cambiala cambialo change update put make cambia cambiar pon poner actualiza actualizar modifica edit edita correct corrige fija|mark|marca|marcar',
  assign: 'assign asigna asignar',
  tagVerb:
    'tag etiqueta label etiquetar|tag with|add the tag|add tag|añade la etiqueta|pon la etiqueta|ponle la etiqueta',
  done: 'done finished complete completed finish hecha hecho hechas hechos completada completado completadas terminada terminado terminadas completa termina terminar tacha|tick off|cross off|mark as done|as done|as complete|as finished|como hecha|como terminada|como completada',
  postpone:
    'postpone aplazala aplazalo posponla delay snooze reschedule defer aplaza aplazar pospon posponer retrasa retrasar|put off|push back|move to another day|deja para|dejalo para',
  delete:
    'delete borrala borralo eliminala eliminalo quitala borres borreis elimines remove bin trash borra borrar elimina eliminar quita suprime|get rid of|throw away|tira a la papelera',
  writeTo:
    'write escribe escribele|write to|email|send an email to|send a mail to|send email to|send mail to|escribe a|escribele a|manda un correo a|envia un correo a|mandale un correo a|enviale un correo a|mail',
  approve: 'approve apruebala apruebalo approves aprueba aprobar apruebo|sign off',
  pause: 'pause pausa pausar deten detener para stop hold',
  schedule: 'schedule publish programa programar publica publicar',
  rewrite: 'generate write genera redacta escribe',
  undo: 'undo deshaz deshacer revert revierte|take it back|take that back|undo that|undo the last|deshaz lo ultimo|deshaz eso|vuelve atras|undo the last change|deshaz el ultimo cambio|deshaz el cambio',
  call: 'call ring phone llama llamar llamarle telefonea|give a call',
  wonVerb:
    'sold sell sells signed firmado firmaron vendido vendimos vendemos win won wins ganada ganado ganadas ganados ganar gana ganamos|we won|hemos ganado|we have won|i won|he ganado|won as|as won|como ganada',
  lostVerb:
    'lose lost loses perdida perdido perdidas perdidos perder pierde perdimos|we lost|hemos perdido|we have lost|i lost|he perdido|as lost|como perdida',
  closes:
    'close closes closing cierra cierran cierre cierres cerrar cerraran close-date|expected to close|due to close|se cierra|se cierran|closing date|close date|fecha de cierre|expected close|cierre previsto',
  closed: 'closed cerrada cerradas cerrado cerrados cerramos|we closed|hemos cerrado|se cerraron',

  // How things are.
  overdue:
    'overdue late atrasada atrasadas atrasado atrasados vencida vencidas retrasada retrasadas|past due|fuera de plazo|behind',
  openState:
    'open unfinished abierta abiertas abierto abiertos pendiente pendientes pending|sin cerrar|not closed|not yet closed',
  stale: 'stale stuck stalled estancada estancadas parada paradas|standing still|sin mover|sin movimiento',
  withoutTask:
    '|without a next step|without next step|without a next task|without a task|without tasks|with no next step|with no task|with no tasks|no next step|sin proximo paso|sin siguiente paso|sin proxima tarea|sin tarea|sin tareas',
  quiet:
    '|not been called|not been contacted|not been written to|not heard from|have not called|have not contacted|have not spoken to|have not talked to|havent called|havent contacted|havent spoken to|havent heard from|havent talked to|hasnt been called|hasnt been contacted|has not been called|has not been contacted|have not been called|have not been contacted|not contacted|not called|no contact|no contact with|without contact|did we not call|have we not called|have we not contacted|havent we called|havent we contacted|have i not called|have i not contacted|no he llamado|no hemos llamado|no se ha llamado|no he hablado|no hemos hablado|no hablo|no hablamos|no he contactado|no hemos contactado|no contacto|no contactamos|sin contacto|sin llamar|sin contactar|sin hablar|no llamo|no llamamos|no escribo|no les llamo',
  urgent:
    'urgent important urgente urgentes importante importantes prioritaria prioritarias|high priority|alta prioridad|prioridad alta',
  lowPriority: 'low priority|prioridad baja|baja prioridad',
  over: 'over above exceeding|more than|bigger than|larger than|greater than|at least|worth more than|worth over|mas de|de mas de|mayor de|mayores de|mayor que|mayores que|por encima de|superior a|superiores a|al menos',
  under:
    'under below|less than|smaller than|up to|at most|menos de|de menos de|menor de|menores de|menor que|por debajo de|inferior a|inferiores a|como mucho',
  tagged:
    'tagged labelled labeled etiquetado etiquetados etiquetada etiquetadas|tagged with|tagged as|with the tag|with tag|con la etiqueta|con etiqueta|etiquetados como|etiquetadas como',
  from: 'source|coming from|that came from|que vienen de|procedentes de|que llegaron de',
  toApprove:
    '|to approve|waiting for approval|to be approved|to review|por aprobar|para aprobar|pendientes de aprobar|pendiente de aprobar|sin aprobar|por revisar|in review|en revision',
  approved: 'approved aprobada aprobadas aprobado aprobados',
  draft: 'draft drafts borrador borradores',
  scheduled: 'scheduled planned programada programadas programado programados|going out|about to go out',
  published: 'published publicada publicadas publicado publicados|went out|gone out',
  failed: 'failed fallida fallidas fallido fallidos|con error|con errores',
  newOnes: 'new nuevo nueva nuevos nuevas recent recientes',
  answered: 'answered contacted contactado contactada contactados contestado contestada respondido',
  qualified: 'qualified cualificado cualificada cualificados cualificadas',
  spam: 'spam',
  biggest: 'biggest largest top mayores grandes|most valuable|mas grandes|mas importantes|de mayor importe',
  hasToo:
    '|also has|also have|it also has|tambien tiene|tambien tienen|tambien incluye|also includes|it also includes',
  thisOne:
    'this|this one|este|esta|it|esto|lo|la de ahora|this deal|this contact|this company|this task|this product|this campaign|esta oportunidad|este contacto|esta empresa|esta tarea|este producto|esta campaña',
  because: 'because porque|because of|due to|por|debido a|reason|motivo',

  // What forbids carrying out what was not understood.
  condition:
    'unless except excluding without if but only menos salvo excepto sin si pero solo unicamente cuando when until-then|apart from|other than|aparte de|a no ser que|not',
  negation: 'not no never dont nunca tampoco nobody nadie isnt arent doesnt didnt wont jamas|do not|does not',

  // What is done on its own screen only.
  never:
    'erase anonymize password contraseña contrasena export exports exporta exportar import importa importar invite invita invitar member members miembro miembros api key apikey webhook webhooks sequence sequences secuencia secuencias channel channels canal canales account backup|delete my account|borra mi cuenta|delete the account|forget everything|api key|clave de api|download everything|descarga todo',
} as const;

export type Concept = keyof typeof lists;

/** A phrase of one or more words, and what it can mean. */
export interface Phrase {
  words: readonly string[];
  concepts: readonly Concept[];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a list: single ones between spaces, phrases between bars. */
function phrasesOf(list: string): string[] {
  const [first = '', ...phrases] = list.split('|');
  return [...first.split(' '), ...phrases].map(plain).filter(Boolean);
}

function phrasesByStart(): Map<string, Phrase[]> {
  const concepts = new Map<string, Concept[]>();
  for (const [concept, list] of Object.entries(lists) as [Concept, string][])
    for (const phrase of phrasesOf(list)) concepts.set(phrase, [...(concepts.get(phrase) ?? []), concept]);
  const byStart = new Map<string, Phrase[]>();
  for (const [phrase, meant] of concepts) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byStart.set(first, [...(byStart.get(first) ?? []), { words, concepts: meant }]);
  }
  return byStart;
}

/** Phrases by their first word. */
export const lexicon: ReadonlyMap<string, readonly Phrase[]> = phrasesByStart();

/** Words that say nothing by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the of to in on at for by with from and or is are be was were will would should shall can could do does did it its
  my our your me us i we you they them he she him her his their there here this that these those all any some every each
  as please pls just now hello hi hey thanks ok so up out about into
  el la los las lo un una unos unas de del al a en con por para y e o u que se le les me mi mis nos nuestro nuestra nuestros
  nuestras tu tus su sus te yo nosotros es son esta estan este esta estos estas ese esa eso hay ha han he hemos era ser estar
  todo toda todos todas cada favor ahora ya hola gracias como sobre hacia muy mas va van vamos cuyo donde ahi aqui
  currently right still aun todavia actualmente`.split(/\s+/),
);

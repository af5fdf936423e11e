/** What there is and how it is asked for, in both languages. */
export const things = {
  // What there is.
  contact: 'contact contacts person people contacto contactos persona personas gente',
  company: 'company companies firm firms empresa empresas compañia compañias',
  customer: 'customer customers client clients cliente clientes clienta clientas',
  deal: 'deal deals opportunity opportunities oportunidad oportunidades trato tratos negocio negocios',
  sale: 'sale sales venta ventas',
  proposal:
    'proposal proposals quote quotes quotation quotations propuesta propuestas presupuesto presupuestos',
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
  lead: 'lead leads interested interesado interesados interesada interesadas interest|shown interest|has shown interest|have shown interest|showed interest|is interested|se ha interesado|se han interesado|se intereso|ha mostrado interes|han mostrado interes|interes',
  post: 'post posts publication publications publicacion publicaciones',
  problem: 'problem problems problema problemas',
  strength: 'strength strengths fortaleza fortalezas',
  department: 'department departments departamento departamentos',
  report: 'report diagnosis informe diagnostico',
  tag: 'tag tags label labels etiqueta etiquetas',
  stage: 'stage etapa fase',
  amount: 'amount value money worth importe valor cantidad dinero',
  phone:
    'phone telephone number telefono movil mobile|phone number|phone number of|phone of|phone for|phone numbers|numero de telefono|telephone number',
  email:
    'email e-mail mail correo|email of|mail of|email address|email address of|correo electronico|correo de|direccion de correo',
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
  campaignFigures:
    'results resultados|brought|brought in|brought in most|brought in the most|brought most|has brought|has brought in|ha traido|ha traido mas|trajo|trajo mas|works best|worked best|performs best|funciona mejor|funcionan mejor|campaign figures|campaign results|cifras de campañas',

  // What is asked.
  show: 'list show see display view lista muestra muestrame pasame ensename enseñame dame ver listame dime|show me|give me|let me see|tell me|quiero ver|i want to see|pull up',
  which: 'which what whats that cuales cual que|what are|which are',
  who: 'who whom quien quienes|a quien|con quien|who have|who has',
  howMany: '|how many|cuantos|cuantas|number of|cuantos|count|cuenta',
  howMuch: '|how much|cuanto|cuanta|how big|total|what is|what was|what will|cual es|cual fue|cual sera',
  have: 'have has tengo tenemos tiene hay|do i have|do we have|are there|is there|have i|have we|i have|we have|that i have|que tengo|que tenemos',
  find: 'find search look busca buscar encuentra localiza|look for|look up|search for|where is|where are|donde esta|donde estan',
  open: 'open abre abreme abrir|go to|ve a|take me to|llevame a',
  history:
    'history historial|who changed|what happened|what happened to|what happened with|quien cambio|quien ha cambiado|que paso con|que ha pasado con|que paso|changes of|cambios de|history of|historial de|who moved|quien movio',
  lacks:
    'lack lacks|what is missing|what is missing in|what is missing from|whats missing|what is lacking|que le falta|que le falta a|que le falta al|que falta|que falta en|que le falta a la|how complete|score|score of|puntuacion|puntuacion de',
  toCall:
    '|who should i call|who should i ring|who should i phone|who should we call|who shall i call|who do i have to call|who do i need to call|who do i call|who must i call|who am i calling|a quien tengo que llamar|a quien debo llamar|a quien llamo|a quien hay que llamar|a quien toca llamar|a quien tenemos que llamar|who do i have to ring|who do i have to ring back|who do i have to call back|who do i need to call back|who should i call back|who do i need to ring|who must i call back|a quien tengo que devolver la llamada|a quien debo devolver la llamada|a quien tengo que devolverle la llamada|who to call|calls to make|calls do i have to make|que llamadas tengo|llamadas pendientes',
  howGoes:
    '|how is|how are|hows|how are things with|how are we doing with|how is it going with|whats going on with|what is going on with|whats new with|what is new with|any news from|any news on|any news about|what do we know about|como va|como van|como vamos con|como esta|que tal|que tal va|que hay de|que sabemos de|que se sabe de|hay novedades de|novedades de|everything about|all about|todo sobre|todo lo de',
  howWent:
    '|how did|how was|how did we do|how have we done|que tal fue|como fue|como nos fue|como ha ido|que tal ha ido|que tal nos fue',
  keeper:
    '|who owns|who has the account of|who handles|who looks after|who takes care of|who is responsible for|who is in charge of|whose is|quien lleva|quien se encarga de|quien se ocupa de|de quien es|quien es responsable de|quien es el responsable de',
  says: 'say says tell dice pone cuenta',
  why: 'why|por que',
  next: 'next proximo proxima proximos proximas siguiente siguientes',
  when: '|what day|what time|a que hora|que dia',
  todo: 'due vence vencen|whats due|whats on|what do i have to do|what must i do|what should i do|que tengo que hacer|que hay que hacer|que tengo pendiente|what is due|what is on|que toca|what do i have|que tengo',

  lastSpoke:
    '|when did i last speak with|when did i last speak to|when did i last talk to|when did we last speak with|when did we last speak to|last time i spoke with|last time i spoke to|last contact with|cuando hable por ultima vez con|cuando hablamos por ultima vez con|ultima vez que hable con|ultimo contacto con|que hablamos con|what did we agree with|what did we agree on with|what did i agree with|what did we say to|what did we discuss with|what did we talk about with|en que quedamos con|en que hemos quedado con|en que quede con|que acordamos con|que hemos acordado con|que hemos hablado con|que hable con',
} as const;

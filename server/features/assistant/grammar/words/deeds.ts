import { quietPhrases } from './quiet';

/** What is done, how things are, and what forbids it, in both languages. */
export const deeds = {
  add: 'add create new register insert añade anade añadir anadir crea crear nuevo nueva nuevos nuevas registra alta agrega|da de alta|dar de alta|add a|make a|set up',
  arrange:
    'arrange book organise organize agenda agendame agendar reserva concierta organiza|fix up|ponme|apuntame una|anotame una',
  remind:
    'remind recuerdame recuerda recordarme recordar|note to|make a note to|make a note to self to|jot down to|remind me|remind me to|remind me that|recuerdame que|tengo que|i have to|i need to|i must|dont let me forget to|que no se me olvide',
  called:
    '|i called|called|i have called|i just called|ive just called|ive called|just called|i just phoned|just phoned|i just spoke to|i just spoke with|just spoke to|just spoke with|i just talked to|i just talked with|just talked to|just talked with|ive just spoken to|ive just spoken with|i have just spoken to|i have just spoken with|ive spoken to|ive spoken with|i have spoken to|i have spoken with|we spoke to|we spoke with|we called|hable por telefono con|he hablado por telefono con|hemos hablado con|hemos llamado a|acabamos de hablar con|acabamos de llamar a|i phoned|i rang|i spoke to|i spoke with|spoke to|spoke with|i talked to|i talked with|talked to|talked with|he llamado a|he llamado al|llame a|llame al|acabo de llamar a|acabo de llamar al|he hablado con|hable con|acabo de hablar con',
  met: '|i met|i just met|just met|just met with|i just met with|we met with|acabo de reunirme con|acabo de ver a|acabo de estar con|met with|i met with|i have met|i had a meeting with|had a meeting with|me reuni con|me he reunido con|he quedado con|reunion con|he visto a|meeting with',
  wrote:
    '|i emailed|i wrote to|i have written to|i mailed|he escrito a|le escribi a|escribi a|he mandado un correo a|he enviado un correo a',
  noted:
    'apuntame anotame|apuntame que|anotame que|note that|make a note that|make a note|log that|anota que|apunta que|anota|apunta|note|log|log a call with|log a call|log a meeting with|log a meeting|nota',
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

  /** What is told to be done by other words than those of a tool. */
  otherOrder:
    'cancel ask pay cancela cancelar anula anular pide pregunta paga send prepare manda mandale mandar envia enviale enviar prepara preparale preparar imprime print traduce translate',
  infinitive:
    'llamar llamarle llamarles llamarlo llamarla enviar enviarle mandar mandarle escribir escribirle preparar prepararle revisar pedir pedirle hacer comprar visitar insistir hablar quedar reunirme reunirnos pagar cobrar cobrarle facturar entregar responder responderle contestar contestarle confirmar cerrar actualizar presentar recordar recordarle ver ir llevar llevarle recoger reservar cancelar buscar avisar avisarle firmar imprimir organizar publicar subir terminar acabar pasar pasarme calcular comprobar encargar probar renovar presupuestar',
  everyone:
    'everyone everybody|all who|all those|everyone who|all the|all my|all our|todos los|todas las|todos los que|todas las que|a todos|a todas|a los que|a las que|a quienes|all customers|all contacts|every customer|every contact',

  // How things are.
  overdue:
    'overdue late atrasada atrasadas atrasado atrasados vencida vencidas retrasada retrasadas|past due|fuera de plazo|behind',
  openState:
    'open unfinished abierta abiertas abierto abiertos pendiente pendientes pending|waiting|waiting for an answer|waiting for a reply|awaiting an answer|awaiting a reply|without an answer|without a reply|sin respuesta|sin contestar|esperando respuesta|sin cerrar|not closed|not yet closed',
  stale:
    'stale stuck stalled estancada estancadas parada paradas cold|gone quiet|gone cold|went quiet|standing still|sin mover|sin movimiento',
  withoutTask:
    '|without a next step|without next step|without a next task|without a task|without tasks|with no next step|with no task|with no tasks|no next step|sin proximo paso|sin siguiente paso|sin proxima tarea|sin tarea|sin tareas',
  quiet: `|${quietPhrases}`,
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
  running: 'running live active activa activas|en marcha|en curso|up and running',
  draft: 'draft drafts borrador borradores',
  scheduled: 'scheduled planned programada programadas programado programados|going out|about to go out',
  published: 'published publicada publicadas publicado publicados|went out|gone out',
  failed: 'failed fallida fallidas fallido fallidos|con error|con errores',
  newOnes: 'new nuevo nueva nuevos nuevas recent recientes',
  answered: 'answered contacted contactado contactada contactados contestado contestada respondido',
  qualified: 'qualified cualificado cualificada cualificados cualificadas',
  spam: 'spam',
  biggest:
    'biggest largest top highest mayor mayores gordas gorda gordo|most valuable|most expensive|biggest first|largest first|highest amount|worth most|worth the most|mas grande|mas grandes|mas cara|mas caras|mas gorda|mas gordas|mas alta|mas altas|mas importante|de mas importe|mayor importe|mas importantes|de mayor importe',
  hasToo:
    '|tambien lleva|tambien llevan|also has|also have|it also has|tambien tiene|tambien tienen|tambien incluye|also includes|it also includes',
  thisOne:
    'this|this one|este|esta|it|esto|lo|la de ahora|this deal|this contact|this company|this task|this product|this campaign|esta oportunidad|este contacto|esta empresa|esta tarea|este producto|esta campaña',
  because: 'because porque|because of|due to|por|debido a|reason|motivo',

  // What forbids carrying out what was not understood.
  condition:
    'unless except excluding without if but only menos salvo excepto sin si pero solo unicamente cuando when until-then|apart from|other than|aparte de|a no ser que|not',
  negation:
    'not no never dont nunca tampoco nobody nadie isnt arent wasnt werent aint doesnt didnt dont wont havent hasnt hadnt cant cannot couldnt shouldnt wouldnt mustnt neednt jamas ningun ninguna|do not|does not|did not|has not|have not',

  // What is done on its own screen only.
  never:
    'erase anonymize password contraseña contrasena export exports exporta exportar import importa importar invite invita invitar member members miembro miembros api key apikey webhook webhooks sequence sequences secuencia secuencias channel channels canal canales account backup|delete my account|borra mi cuenta|delete the account|forget everything|api key|clave de api|download everything|descarga todo',
} as const;

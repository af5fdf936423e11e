import type { Entry } from '../entry';

export const servicesConcepts: readonly Entry[] = [
  {
    id: 'assigned-adviser',
    es: {
      match:
        'gestor asignado | gestora asignada | asesor asignado | asesora asignada | asesor personal | asesor propio | siempre la misma persona | un interlocutor unico | interlocutor unico | persona de contacto | gestor personal | gestor de cuenta | un unico interlocutor | mismo profesional',
      found: 'Un gestor asignado por empresa',
      notFound: 'Gestor de contenidos web',
      means: [
        [
          'Quien contesta ya conoce el caso.',
          'No hay que contar la historia desde el principio en cada llamada.',
        ],
        ['Al otro lado hay un nombre.', 'La pregunta va a una persona y no a una cola.'],
      ],
      after: ['una persona que conoce el caso'],
      questions: ['¿Otra vez desde el principio?', '¿Quién lleva ahora este asunto?'],
      scenes: ['«Le paso con un compañero», y vuelta a empezar.'],
      short: ['contar lo mismo en cada llamada'],
    },
    en: {
      match:
        'assigned adviser | assigned advisor | dedicated adviser | dedicated account manager | account manager | single point of contact | named contact | same person | one point of contact | your own adviser | personal adviser | dedicated contact | named accountant | named solicitor',
      found: 'A dedicated account manager',
      notFound: 'Content manager',
      means: [
        ['Whoever answers knows the case.', 'The story need not be told from the start on each call.'],
        ['There is a name at the other end.', 'The question goes to a person and not to a queue.'],
      ],
      after: ['a person who knows the case'],
      questions: ['From the start again?', 'Who is dealing with this now?'],
      scenes: ["“I'll put you through”, and back to the beginning."],
      short: ['telling it all again each call'],
    },
  },
  {
    id: 'fixed-price',
    es: {
      match:
        'precio cerrado | precio fijo | presupuesto cerrado | precio unico | presupuesto antes de empezar | precio acordado antes',
      found: 'Precio cerrado por proyecto',
      notFound: 'Cerrado los lunes',
      means: [
        [
          'La cifra del principio es la del final.',
          'El presupuesto se firma y la factura trae el mismo número.',
        ],
        ['Después no aparece otra cifra.', 'Se decide con el precio delante, y el precio se queda quieto.'],
      ],
      after: ['una cifra que no se mueve'],
      questions: ['¿Cuánto será al final?', '¿Y si luego sale algo más?'],
      scenes: ['La factura trae una línea que nadie recuerda haber pedido.'],
      short: ['facturas que crecen por el camino'],
    },
    en: {
      match:
        'fixed price | set price | all inclusive price | fixed quote | fixed cost | price agreed before | price agreed | agreed price',
      found: 'A fixed price per project',
      notFound: 'A fixed shelf',
      means: [
        ['The first figure is the final one.', 'You sign the quote and the invoice carries the same number.'],
        ['Nothing to add up later.', 'You decide with the figure in front of you, and it stays put.'],
      ],
      after: ['a figure that stays put'],
      questions: ['What will it come to in the end?', 'And if something else comes up?'],
      scenes: ['The invoice has a line nobody remembers ordering.'],
      short: ['bills that grow on the way'],
    },
  },
  {
    id: 'quote-fast',
    es: {
      match:
        'presupuesto en # horas | presupuesto en el dia | presupuesto sin visita | presupuesto online | presupuesto en # dias | presupuesto en # h | presupuesto sin compromiso | presupuesto gratis | presupuesto gratuito | presupuesto inmediato',
      found: 'Presupuesto en 48 horas',
      notFound: 'Presupuesto municipal',
      means: [
        [
          'La cifra llega antes de decidir.',
          'Se compara y se piensa con el número delante, no con un «ya diremos».',
        ],
        ['Decidir con números delante.', 'El papel llega sin perseguir a nadie.'],
      ],
      after: ['una cifra para decidir'],
      questions: ['¿Cuánto puede costar esto?', '¿Cuándo llega ese presupuesto?'],
      scenes: ['Vinieron, midieron y no se volvió a saber.'],
      short: ['«ya diremos algo»'],
    },
    en: {
      match:
        'quote in # hours | quote within | same day quote | online quote | quote the same day | instant quote | free quote* | no obligation quote | quotes within | free estimate*',
      found: 'A free quote within 48 hours',
      notFound: 'Quote of the day',
      means: [
        ['The figure comes before deciding.', 'You compare and think with a number in front of you.'],
        ['Decide with numbers in view.', 'The paper arrives with nobody to chase.'],
      ],
      after: ['a figure to decide on'],
      questions: ['What might this cost?', 'When does that quote arrive?'],
      scenes: ['They came, they measured, and were not heard of again.'],
      short: ["“I'll let you know”"],
    },
  },
  {
    id: 'fast-response',
    sectors: [
      'advisers',
      'software',
      'building',
      'industry',
      'logistics',
      'health',
      'education',
      'tourism',
      'restaurants',
      'home',
      'general',
    ],
    es: {
      match:
        'responde* en # dia* | respuesta en # horas | responde* en # horas | contesta* en el dia | respuesta en el dia | respuesta en menos de | atencion inmediata | respuesta rapida | responde* en un dia | respuesta el mismo dia | responde en un dia laborable',
      found: 'Un gestor responde en un día laborable',
      notFound: 'Respuesta inmunitaria',
      means: [
        ['La duda no duerme en la bandeja.', 'La pregunta tiene contestación mientras todavía importa.'],
        ['Se pregunta y se sigue.', 'El asunto no se queda parado a la espera de un correo.'],
      ],
      after: ['dudas resueltas a tiempo'],
      questions: ['¿Alguien ha leído el correo?', '¿Cuántos días llevamos esperando?'],
      scenes: ['La decisión está lista y falta una respuesta de una línea.'],
      short: ['correos sin contestar'],
    },
    en: {
      match:
        'reply within | response within | replies within | answers within | responds within | # hour response | same day reply | fast response | reply in # hours | respond within',
      found: 'Replies within one working day',
      notFound: 'Immune response',
      means: [
        ['Doubts do not sleep in an inbox.', 'The question is answered while it still matters.'],
        ['Ask and carry on.', 'The matter does not stand still waiting for an email.'],
      ],
      after: ['doubts settled in time'],
      questions: ['Has anyone read that email?', 'How many days has it been?'],
      scenes: ['The decision is ready and a one-line answer is missing.'],
      short: ['emails that get no answer'],
    },
  },
  {
    id: 'tax-filing',
    sectors: ['advisers', 'software'],
    es: {
      match:
        'presentacion de modelos | presentacion de los modelos | modelo # | modelos # | presentacion de impuestos | declaraciones trimestrales | presentacion del iva | impuestos trimestrales | presentacion de impuestos incluida | presenta* los modelos | presentacion de impuestos trimestrales | declaraciones de iva',
      found: 'Presentación de los modelos 303 y 111',
      notFound: 'Modelo de alta costura',
      means: [
        ['El trimestre se presenta a su hora.', 'Los papeles salen firmados y queda copia de cada uno.'],
        ['La fecha la vigila otro.', 'Quien lleva el negocio entrega los datos y vuelve al negocio.'],
      ],
      after: ['el trimestre, presentado'],
      questions: ['¿Qué vence este mes?', '¿Está presentado o falta algo?'],
      scenes: ['Víspera del vencimiento y la carpeta sigue en el coche.'],
      short: ['la noche antes del vencimiento'],
    },
    en: {
      match: 'tax return* | vat return* | quarterly returns | files your | tax filing | making tax digital',
      found: 'VAT returns and annual accounts',
      notFound: 'Free returns',
      means: [
        ['The return goes in on its date.', 'Papers go out signed and a copy of each is kept.'],
        [
          'Somebody else watches the date.',
          'Whoever runs the business hands over figures and goes back to it.',
        ],
      ],
      after: ['the return, filed'],
      questions: ['What falls due this month?', 'Has it been filed or not?'],
      scenes: ['The eve of the deadline, and the folder is still in the car.'],
      short: ['the night before the deadline'],
    },
  },
  {
    id: 'payroll',
    sectors: ['advisers', 'software'],
    es: {
      match:
        'nominas | gestion de nominas | elaboracion de nominas | seguros sociales | contratos y nominas | altas y bajas | gestion laboral | asesoria laboral | altas y bajas en # h | convenio actualizado | convenio siempre actualizado',
      found: 'Nóminas y seguros sociales',
      notFound: 'Nómina de invitados',
      means: [
        [
          'La nómina está el día que toca.',
          'Altas, bajas y vacaciones entran en el mes sin perseguir a nadie.',
        ],
        ['La plantilla cobra en su fecha.', 'Un cambio de horas se comunica y aparece en el recibo.'],
      ],
      after: ['nóminas en su fecha'],
      questions: ['¿Están las nóminas?', '¿Quién avisa del alta del nuevo?'],
      scenes: ['Empieza alguien el lunes y falta su contrato.'],
      short: ['cuentas de horas a fin de mes'],
    },
    en: {
      match:
        'payroll | payslips | payroll service | runs payroll | starters and leavers | payslips by email | auto enrolment | rti submissions | payroll bureau',
      found: 'Payroll for small teams',
      notFound: 'Pay on delivery',
      means: [
        [
          'Pay is ready on its day.',
          'Starters, leavers and holidays go into the month with nobody to chase.',
        ],
        ['Staff are paid on the date.', 'A change of hours is reported and shows on the payslip.'],
      ],
      after: ['payslips on their date'],
      questions: ['Is the payroll done?', 'Who reports the new starter?'],
      scenes: ['Someone starts on Monday and the contract is missing.'],
      short: ['sums of hours at month end'],
    },
  },
  {
    id: 'video-call',
    sectors: ['advisers', 'education', 'health', 'building', 'beauty', 'general'],
    es: {
      match:
        'videollamada | por videollamada | reunion online | consulta online | por videoconferencia | sesiones online | atencion online | visita virtual',
      found: 'Reunión por videollamada',
      notFound: 'Videojuego de cocina',
      means: [
        ['Nadie tiene que desplazarse.', 'Se habla cara a cara y el coche no se mueve.'],
        ['Se resuelve entre una cosa y otra.', 'Basta un rato libre y un sitio tranquilo.'],
      ],
      after: ['hablar cara a cara sin el trayecto'],
      questions: ['¿De verdad hace falta ir?', '¿Cuánto se tarda en aparcar allí?'],
      scenes: ['El trayecto duró más que la conversación.'],
      short: ['una mañana por un rato de charla'],
    },
    en: {
      match:
        'video call | by video | online consultation | online meeting | remote consultation | video consultation | virtual appointment | online sessions | virtual consultation | by zoom | via zoom | on zoom',
      found: 'Consultation by video call',
      notFound: 'A video game',
      means: [
        ['Nobody has to travel.', 'You talk face to face and the car stays put.'],
        ['It fits between other things.', 'A free moment and a quiet corner are enough.'],
      ],
      after: ['face to face without the drive'],
      questions: ['Is going there really necessary?', 'How long does parking take?'],
      scenes: ['The drive took longer than the conversation.'],
      short: ['a morning gone for a short chat'],
    },
  },
  {
    id: 'home-visit',
    sectors: ['building', 'advisers', 'home', 'general'],
    es: {
      match:
        'visita a domicilio | visitas a domicilio | se desplaza* a domicilio | medicion a domicilio | visita tecnica | visita previa | visita de medicion | visita en casa | vamos a tu casa | servicio a domicilio | visita sin compromiso | visita gratuita | atencion a domicilio | medicion gratuita | medimos gratis | toma de medidas gratuita',
      found: 'Visita a domicilio para medir',
      notFound: 'Visita guiada al museo',
      means: [
        ['Quien sabe viene a verlo.', 'El sitio se mira en el sitio y no por foto.'],
        ['La consulta viaja, no el cliente.', 'Nadie tiene que cargar con nada ni pedir la mañana.'],
      ],
      after: ['una visita en la puerta de casa'],
      questions: ['¿Cómo se explica esto por teléfono?', '¿Quién puede venir a verlo?'],
      scenes: ['Fotos, medidas a ojo y un dibujo en una servilleta.'],
      short: ['explicar un hueco por teléfono'],
    },
    en: {
      match:
        'home visit* | visit at home | at your home | home measuring | site visit | on site visit | we come to you | visits you at home | in home | mobile service | free measuring | free measure',
      found: 'Home visits for measuring',
      notFound: 'Visit our website',
      means: [
        ['Someone who knows comes to look.', 'The place is looked at in place and not in a photo.'],
        ['The visit travels, not the customer.', 'Nobody has to carry anything or take the morning off.'],
      ],
      after: ['the visit, at the front door'],
      questions: ['How do you explain this by phone?', 'Who can come and look?'],
      scenes: ['Photos, rough measurements and a drawing on a napkin.'],
      short: ['describing a gap by phone'],
    },
  },
  {
    id: 'open-saturdays',
    es: {
      match:
        'abierto los sabados | abre los sabados | sabados por la manana | abierto en sabado | abierto # dias | lunes a sabado | lunes a domingo | abierto sabados | de miercoles a domingo | de martes a domingo | de jueves a domingo | abierto domingos | abre los domingos | clases los sabados | abierto todos los dias | tambien sabados | tambien los sabados | sabados abierto | abrimos los sabados',
      found: 'Abierto los sábados por la mañana',
      notFound: 'Sabadell y alrededores',
      means: [
        [
          'También para quien trabaja entre semana.',
          'Quien sale tarde de lunes a viernes encuentra la puerta abierta.',
        ],
        ['Se puede ir sin pedir permiso.', 'El fin de semana da para ir con calma.'],
      ],
      after: ['ir con calma en fin de semana'],
      questions: ['¿Quién puede ir un martes por la mañana?', '¿Y en fin de semana?'],
      scenes: ['El cartel dice «de lunes a viernes» y hoy es sábado.'],
      short: ['pedir la mañana en el trabajo'],
    },
    en: {
      match:
        'open on saturdays | open saturdays | weekend opening | open at weekends | open seven days | saturday appointments | open # days | open weekends | saturday opening | open # days a week | open seven days a week | open sundays | open every day | also saturdays | on saturdays too | saturday viewings',
      found: 'Open on Saturdays',
      notFound: 'Saturday night fever costumes',
      means: [
        [
          'For those who work all week.',
          'If you work late from Monday to Friday, you still find the door open.',
        ],
        ['Go without asking for leave.', 'The weekend has room for it, with no rush.'],
      ],
      after: ['time for it at the weekend'],
      questions: ['Who can get there on a Tuesday morning?', 'And at the weekend?'],
      scenes: ['The sign says Monday to Friday and today is Saturday.'],
      short: ['asking for the morning off'],
    },
  },
  {
    id: 'open-evenings',
    es: {
      match:
        'horario de tarde | horario ininterrumpido | horario continuado | abierto por las tardes | horario amplio | hasta medianoche | turno de tarde | abierto hasta las #l | abrimos hasta las #l | abierto de # a #l | abierto de # h a #l | horario de # a #l',
      found: 'Abierto hasta las 21:00',
      notFound: 'Tarde de lluvia',
      means: [
        ['Se llega también después del trabajo.', 'La persiana sigue arriba cuando se acaba la jornada.'],
        ['No hay que pedir permiso para ir.', 'Se sale del trabajo y todavía da tiempo.'],
      ],
      after: ['pasar a la salida del trabajo'],
      questions: ['¿Llega alguien antes del cierre?', '¿Por qué cierran a la hora de salir?'],
      scenes: ['La persiana baja justo al doblar la esquina.'],
      short: ['llegar con la persiana bajada'],
    },
    en: {
      match:
        'open late | late opening | evening appointments | open evenings | extended hours | evening classes | open all day | open until #l | open till #l',
      found: 'Open until 9 pm',
      notFound: 'Evening primrose oil',
      means: [
        ['It can be reached after work.', 'The lights are still on when your working day ends.'],
        ['No need to ask for time off.', 'You leave work and there is still time.'],
      ],
      after: ['calling in on the way home'],
      questions: ['Does anyone get there before closing?', 'Why close just as people finish?'],
      scenes: ['The lights go out just as you turn the corner.'],
      short: ['arriving to a locked door'],
    },
  },
  {
    id: 'online-booking',
    es: {
      match:
        'reserva online | cita previa online | reserva* por internet | cita online en | pedir cita online | reserva desde el movil | cita por internet | reservas online | reserva en linea | cita online | reserva por web | reserva online # | reserva en la web',
      found: 'Cita previa online',
      notFound: 'Reserva de gran añada',
      means: [
        ['La hora se elige a cualquier hora.', 'Se reserva de noche, en pijama y sin música de espera.'],
        ['Nadie escucha la música de espera.', 'Los huecos están a la vista y se coge el que viene bien.'],
      ],
      after: ['una cita sin llamar'],
      questions: ['¿Comunica otra vez?', '¿A qué hora se puede llamar?'],
      scenes: ['La grabación dice que todos los operadores están ocupados.'],
      short: ['música de espera y vuelta a llamar'],
    },
    en: {
      match:
        'online booking | book online | booking online | online appointment* | booked online | online reservations | online scheduling | book a table online | book online # | online bookings',
      found: 'Online booking',
      notFound: 'A booking fee',
      means: [
        ['The hour is picked at any hour.', 'Book at night, in pyjamas and without hold music.'],
        ['Nobody listens to hold music.', 'The free slots are in view and one takes what suits.'],
      ],
      after: ['the appointment, without a call'],
      questions: ['Engaged again?', 'When can you call them?'],
      scenes: ['The recording says that all operators are busy.'],
      short: ['hold music, then calling again'],
    },
  },
  {
    id: 'by-appointment',
    es: {
      match: 'cita previa | con cita | atencion con cita | sin esperas | sin colas',
      found: 'Atención con cita previa',
      notFound: 'Cita literaria',
      means: [
        ['La hora es de quien la pidió.', 'Se llega, se entra y el resto de la mañana sigue en su sitio.'],
        ['La sala de espera se queda vacía.', 'Cada cual tiene su rato y nadie mira el reloj.'],
      ],
      after: ['entrar a la hora que se dijo'],
      questions: ['¿Quién es el último?', '¿Cuánto queda para entrar?'],
      scenes: ['La silla de la sala, la revista del año pasado y el reloj.'],
      short: ['revistas viejas en la sala de espera'],
    },
    en: {
      match: 'by appointment | appointments available | no waiting | no queues | no queueing | no wait',
      found: 'By appointment',
      notFound: 'An appointed expert',
      means: [
        ['The hour belongs to whoever asked.', 'Arrive, go in, and the rest of the morning stays in place.'],
        ['The waiting room stays empty.', 'Each has their time and nobody watches the clock.'],
      ],
      after: ['in at the hour that was agreed'],
      questions: ['Who was here first?', "How long until it's our turn?"],
      scenes: ['The waiting-room chair, an old magazine and the clock.'],
      short: ['old magazines in a waiting room'],
    },
  },
  {
    id: 'parking',
    es: {
      match:
        'aparcamiento | parking | parking propio | aparcamiento propio | parking gratuito | facil aparcamiento | zona de aparcamiento | aparcamiento gratuito | aparcamiento al lado | parking gratis',
      found: 'Aparcamiento propio',
      notFound: 'Parque infantil',
      means: [
        ['El coche tiene sitio al llegar.', 'No hay que salir antes para dar vueltas a la manzana.'],
        ['Se aparca y se entra.', 'La hora de la cita no depende de encontrar hueco.'],
      ],
      after: ['llegar y aparcar'],
      questions: ['¿Y dónde se deja el coche?', '¿Cuántas vueltas van ya?'],
      scenes: ['La cita ya empieza y el coche sigue sin sitio.'],
      short: ['vueltas a la manzana'],
    },
    en: {
      match:
        'parking | free parking | own car park | car park | parking available | private parking | on site parking | parking on site | off street parking | free customer parking',
      found: 'Free parking at the door',
      notFound: 'A park bench',
      means: [
        ['The car has a place on arrival.', 'No need to leave early to circle the block.'],
        ['Park and go in.', 'The hour of the meeting does not hang on finding a gap.'],
      ],
      after: ['arrive and park'],
      questions: ['And where does the car go?', 'How many times round so far?'],
      scenes: ['The meeting has started and the car is still circling.'],
      short: ['round and round the block'],
    },
  },
  {
    id: 'accessible',
    sectors: [
      'restaurants',
      'tourism',
      'health',
      'beauty',
      'education',
      'sports',
      'advisers',
      'building',
      'general',
    ],
    es: {
      match:
        'adaptado a silla de ruedas | sin barreras | acceso sin escalones | adaptado para personas | entrada sin escalones | local accesible | entrada accesible | bano accesible | instalaciones accesibles | acceso para silla* de ruedas | acceso en silla de ruedas | accesible* en silla de ruedas | totalmente accesible | con ascensor',
      found: 'Acceso sin escalones',
      notFound: 'Precio accesible',
      means: [
        ['La puerta es la misma para todos.', 'Se entra con silla, carrito o muletas sin pedir ayuda.'],
        ['No hay escalón que sortear.', 'El carrito rueda desde la acera hasta dentro.'],
      ],
      after: ['entrar sin pedir ayuda'],
      questions: ['¿Hay escalones para entrar?', '¿Cabe el carrito por ahí?'],
      scenes: ['El carrito se queda en la acera y alguien entra en brazos.'],
      short: ['un escalón en la puerta'],
    },
    en: {
      match:
        'step free | wheelchair accessible | wheelchair access | accessible entrance | level access | accessible toilet | lift access',
      found: 'Step-free access',
      notFound: 'Affordable and accessible price',
      means: [
        ['The door is the same for all.', 'In you go with a chair, a pram or crutches, and no help.'],
        ['There is no step to beat.', 'The pram rolls from the pavement right inside.'],
      ],
      after: ['going in without asking for help'],
      questions: ['Are there steps at the door?', 'Will the pram fit through?'],
      scenes: ['The pram stays on the pavement and the baby is carried in.'],
      short: ['a step in the doorway'],
    },
  },
  {
    id: 'emergency-call-out',
    sectors: ['building', 'industry', 'logistics', 'general'],
    es: {
      match:
        'urgencias # horas | servicio de urgencia | servicio # horas | atencion # horas | asistencia # horas | urgencias las # horas | urgencias nocturnas | servicio de urgencias | avisos las # horas',
      found: 'Servicio de urgencias 24 horas',
      notFound: 'Sin servicio de urgencias',
      means: [
        ['Alguien coge el teléfono de noche.', 'La avería de madrugada no espera al lunes.'],
        ['El domingo también hay quien venga.', 'Se llama cuando pasa y no cuando abren.'],
      ],
      after: ['alguien al teléfono a cualquier hora'],
      questions: ['¿A quién se llama un domingo?', '¿Aguantará hasta el lunes?'],
      scenes: ['Gotea, es de madrugada y salta el contestador.'],
      short: ['un cubo bajo la gotera hasta el lunes'],
    },
    en: {
      match: 'emergency call out | # hour call out | emergency service | round the clock | # hour emergency',
      found: 'A 24-hour call-out',
      notFound: 'Emergency lighting kits',
      means: [
        ['Someone answers at night.', 'A fault in the small hours does not wait for Monday.'],
        ['On Sunday someone comes too.', 'Ring when it happens and not when they open.'],
      ],
      after: ['someone on the phone at any hour'],
      questions: ['Who do you call on a Sunday?', 'Will it hold till Monday?'],
      scenes: ['It drips, it is the small hours and the machine answers.'],
      short: ['a bucket under the leak till Monday'],
    },
  },
  {
    id: 'certified',
    es: {
      match:
        'certificad* | certificacion | homologad* | iso # | marcado ce | certificado ce | norma # | certificad* por | acreditad* | con certificado',
      found: 'Certificado ISO 9001',
      notFound: 'Certificado de regalo',
      means: [
        ['El papel se puede pedir.', 'Alguien de fuera lo ha mirado y lo ha dejado por escrito.'],
        ['Lo que se dice se puede comprobar.', 'El documento tiene número y fecha, y se enseña.'],
      ],
      after: ['un papel que lo demuestra'],
      questions: ['¿Y eso quién lo dice?', '¿Hay algún papel que lo ponga?'],
      scenes: ['Todos dicen que cumplen y nadie encuentra el documento.'],
      short: ['palabras sin papel detrás'],
    },
    en: {
      match:
        'certified | iso # | ce marked | certification | accredited | certificate supplied | meets en | complies with | tested to | ce certified | ul listed | ukca tested | oeko tex',
      found: 'ISO 9001 certified',
      notFound: 'Gift certificate',
      means: [
        ['You can ask to see the paper.', 'Someone from outside has looked and put it in writing.'],
        ['What is said can be checked.', 'The document has a number and a date, and it is shown.'],
      ],
      after: ['the paper that shows it'],
      questions: ['And who says so?', 'Is there a paper that states it?'],
      scenes: ['Everyone claims to comply and nobody finds the document.'],
      short: ['words with no paper behind them'],
    },
  },
  {
    id: 'years-of-experience',
    sectors: [
      'advisers',
      'building',
      'health',
      'education',
      'software',
      'logistics',
      'industry',
      'tourism',
      'general',
    ],
    es: {
      match:
        '# anos de experiencia | desde hace # anos | fundad* en # | experiencia desde | tercera generacion | # generaciones | desde #y | mas de # anos de experiencia | mas de # anos en | llevamos # anos | # anos en el sector | # anos de oficio | asesoramos desde #y | trabaja* con empresas desde #y | desde el ano #y',
      found: 'Trabaja con empresas desde 1998',
      notFound: 'Reparto desde 25 €',
      means: [
        ['El oficio viene de lejos.', 'Lo raro de hoy ya lo han visto antes con otro nombre.'],
        ['Han visto muchos casos así.', 'La pregunta difícil no es la primera vez que se hace.'],
      ],
      after: ['manos que ya lo han hecho'],
      questions: ['¿Cuántas veces han hecho esto?', '¿Serán los primeros en preguntar?'],
      scenes: ['El presupuesto es bueno y nadie sabe quién son.'],
      short: ['ser el caso de prueba de alguien'],
    },
    en: {
      match:
        '# years of experience | established in | founded in | third generation | # generations | years in business | since #y | established #y | # years experience | over # years of experience | over # years experience | over # years in | experienced team',
      found: 'Working with firms since 1998',
      notFound: 'From £25',
      means: [
        ['It is not their first time.', 'The awkward job has come up before, and they know what to do.'],
        ['They have done this before.', 'Whoever comes has met jobs like this one.'],
      ],
      after: ['hands that have done it before'],
      questions: ['How often have they done this?', 'Is this their first time?'],
      scenes: ['The quote is fine and nobody knows who they are.'],
      short: ["being somebody's first try"],
    },
  },
  {
    id: 'confidential',
    sectors: ['advisers', 'software', 'health', 'general'],
    es: {
      match: 'confidencial* | confidencialidad | acuerdo de confidencialidad',
      found: 'Acuerdo de confidencialidad firmado',
      notFound: 'Confianza de años',
      means: [
        ['Lo que se cuenta se queda.', 'El acuerdo se firma antes de abrir la primera carpeta.'],
        ['Se puede hablar claro.', 'Las cifras salen de la mesa solo con permiso.'],
      ],
      after: ['hablar con las cifras delante'],
      questions: ['¿Quién más verá estos números?', '¿Se puede contar todo?'],
      scenes: ['El contrato está sobre la mesa y nadie suelta la primera cifra.'],
      short: ['contar poco por si acaso'],
    },
    en: {
      match:
        'confidential* | confidentiality | non disclosure | nda | private and confidential | confidentiality agreement',
      found: 'Signed confidentiality agreement',
      notFound: 'Confident in service',
      means: [
        ['What is told stays there.', 'The agreement is signed before the first folder is opened.'],
        ['You can speak plainly.', 'Figures leave the table with permission and not before.'],
      ],
      after: ['talking with the figures in view'],
      questions: ['Who else will see these numbers?', 'Can all of it be told?'],
      scenes: ['The contract is on the table and nobody gives the first figure.'],
      short: ['holding back just in case'],
    },
  },
  {
    id: 'monthly-report',
    es: {
      match:
        'informe mensual | informe semanal | resumen mensual | reunion mensual | seguimiento mensual | reuniones de seguimiento | informe trimestral | seguimiento semanal | revision trimestral | informe de seguimiento | auditoria mensual | informe de seguimiento mensual',
      found: 'Informe mensual de seguimiento',
      notFound: 'Informe médico',
      means: [
        ['El mes se entiende en una página.', 'Lo hecho y lo pendiente llegan por escrito sin pedirlos.'],
        ['Nadie tiene que preguntar cómo va.', 'Cada mes se sabe dónde está el asunto.'],
      ],
      after: ['saber cómo va sin preguntar'],
      questions: ['¿Y esto cómo va?', '¿Qué se ha hecho este mes?'],
      scenes: ['Pasan las semanas y la única noticia es la factura.'],
      short: ['meses sin noticias'],
    },
    en: {
      match:
        'monthly report* | weekly report* | monthly review | monthly meeting | progress report* | weekly update* | regular updates | quarterly review | monthly summary | monthly audit',
      found: 'A monthly progress report',
      notFound: 'A weather report',
      means: [
        ['The month reads on a page.', 'What is done and what is pending come in writing, unasked.'],
        ['Nobody needs to ask how it goes.', 'Every month it is plain where the matter stands.'],
      ],
      after: ['knowing how it goes, unasked'],
      questions: ['How is this going?', 'What was done this month?'],
      scenes: ['Weeks pass and the invoice is all the news there is.'],
      short: ['months without news'],
    },
  },
  {
    id: 'written-schedule',
    sectors: ['building', 'home', 'garden', 'industry', 'general'],
    es: {
      match:
        'plazo por escrito | plazos por escrito | calendario de obra | planning de obra | fecha de entrega por escrito | plazo cerrado | calendario por escrito | cronograma de obra',
      found: 'Calendario de obra por escrito',
      notFound: 'Calendario de adviento',
      means: [
        ['La fecha está en el papel.', 'Se sabe cuándo empieza cada cosa y cuándo se puede volver.'],
        ['Los días se pueden planear.', 'Quien vive o trabaja allí sabe qué toca cada semana.'],
      ],
      after: ['semanas con fecha puesta'],
      questions: ['¿Y cuándo acaban?', '¿Vienen mañana o no vienen?'],
      scenes: ['El material está en el pasillo y hoy tampoco ha venido nadie.'],
      short: ['«la semana que viene, seguro»'],
    },
    en: {
      match:
        'written schedule | written timetable | schedule in writing | agreed timetable | agreed schedule | completion date | agreed dates | start and end date',
      found: 'A written schedule for the works',
      notFound: 'A school timetable',
      means: [
        ['The date is on the paper.', 'It is known when each thing starts and when you can come back.'],
        ['The days can be planned.', 'Those who live or work there know what each week brings.'],
      ],
      after: ['weeks with dates on them'],
      questions: ['And when will they finish?', 'Are they coming tomorrow or not?'],
      scenes: ['The materials are in the hall and today nobody came either.'],
      short: ['“next week, for certain”'],
    },
  },
  {
    id: 'cleans-up',
    sectors: ['building', 'home', 'garden', 'industry', 'general'],
    es: {
      match:
        'limpieza final | limpieza incluida | se deja limpio | retirada de escombros | retirada de residuos | limpieza de obra | retirada de embalajes | limpieza al terminar | limpieza al acabar | se limpia al terminar',
      found: 'Retirada de escombros incluida',
      notFound: 'Limpieza facial',
      means: [
        ['El suelo queda como estaba.', 'Nadie pasa el fin de semana con la escoba y los sacos.'],
        ['Al cerrar la puerta está recogido.', 'Los restos se van con quien los hizo.'],
      ],
      after: ['el sitio limpio al terminar'],
      questions: ['¿Y esto quién lo recoge?', '¿Dónde se tiran los restos?'],
      scenes: ['La obra acabó hace días y el polvo sigue saliendo.'],
      short: ['sacos de escombro en el portal'],
    },
    en: {
      match:
        'clean up included | cleaned up | debris removal | waste removal | rubbish removal | left clean | packaging removal | tidy up | tidy up at the end | we tidy up | clean up at the end',
      found: 'Debris removal included',
      notFound: 'Facial cleansing',
      means: [
        ['The floor is left as it was.', 'Nobody spends the weekend with a broom and sacks.'],
        ['It is tidy when the door shuts.', 'What is left over goes away with those who made it.'],
      ],
      after: ['a clean place at the end'],
      questions: ['Who clears all this up?', 'Where does the rubble go?'],
      scenes: ['The work ended days ago and the dust is still settling.'],
      short: ['rubble sacks in the hallway'],
    },
  },
  {
    id: 'permits-handled',
    sectors: ['building', 'advisers', 'logistics', 'home', 'general'],
    es: {
      match:
        'tramitacion de licencias | gestion de licencias | tramites incluidos | permisos de obra incluidos | gestion de permisos | gestion de tramites | tramitacion de ayudas | gestion de subvenciones | tramitacion incluida | gestoria incluida',
      found: 'Tramitación de licencias incluida',
      notFound: 'Permisos por usuario',
      means: [
        ['La ventanilla la visita otro.', 'Los impresos salen rellenos y la cola la hace quien sabe.'],
        ['El papel se mueve sin perseguirlo.', 'Se firma y otro lleva el expediente de mesa en mesa.'],
      ],
      after: ['papeles que otro lleva'],
      questions: ['¿Qué impreso falta ahora?', '¿Quién va mañana al ayuntamiento?'],
      scenes: ['Faltaba una fotocopia y hay que volver a coger número.'],
      short: ['mañanas en la ventanilla'],
    },
    en: {
      match:
        'permits handled | planning permission handled | paperwork included | we handle the paperwork | permits included | licences handled | building permits | grant applications | handles the paperwork',
      found: 'Permits handled for you',
      notFound: 'User permissions',
      means: [
        ['Somebody else queues at the desk.', 'Forms go out filled in, and whoever knows does the queueing.'],
        ['Papers move without a chase.', 'You sign, and another carries the file from desk to desk.'],
      ],
      after: ['papers that someone else carries'],
      questions: ['Which form is missing now?', 'Who goes to the town hall tomorrow?'],
      scenes: ['A photocopy was missing, so it is back to taking a number.'],
      short: ['mornings at the town hall'],
    },
  },
  {
    id: 'drawings-3d',
    sectors: ['building', 'home', 'industry', 'garden', 'general'],
    es: {
      match:
        'diseno en # d | planos incluidos | proyecto en # d | # d incluido | simulacion # d | infografia* | plano # d | diseno # d | visualizacion # d',
      found: 'Diseño en 3D antes de empezar',
      notFound: 'Impresora 3D',
      means: [
        ['Se ve antes de que exista.', 'Cambiar una pared en la pantalla no levanta polvo.'],
        ['La duda se resuelve en el dibujo.', 'Todos miran lo mismo y nadie se lo tiene que imaginar.'],
      ],
      after: ['verlo antes de empezar'],
      questions: ['¿Y eso cómo quedará?', '¿Todos imaginamos lo mismo?'],
      scenes: ['Cada uno señala un sitio distinto de la pared vacía.'],
      short: ['imaginarlo y cruzar los dedos'],
    },
    en: {
      match:
        '# d design | # d drawings | # d plans | # d model | plans included | # d visuals | # d rendering*',
      found: '3D design before work starts',
      notFound: 'A 3D printer',
      means: [
        ['It is seen before it exists.', 'Moving a wall on a screen raises no dust.'],
        [
          'Doubts are settled on the drawing.',
          'Everyone looks at the same thing and nobody has to imagine it.',
        ],
      ],
      after: ['seeing it before it starts'],
      questions: ['And how will that look?', 'Do we all picture the same?'],
      scenes: ['Each points at a different spot on the empty wall.'],
      short: ['imagining it, fingers crossed'],
    },
  },
  {
    id: 'natural-light',
    sectors: ['building', 'tourism', 'restaurants', 'general'],
    es: {
      match:
        'luz natural | mucha luz | orientacion sur | grandes ventanales | ventanales | claraboya | lucernario | muy luminos* | habitacion* luminosa* | salon luminoso | oficina luminosa | local luminoso',
      found: 'Salón con luz natural',
      notFound: 'Luz de emergencia',
      means: [
        ['La lámpara espera a la noche.', 'Por el día basta con descorrer la cortina.'],
        ['El día entra hasta el fondo.', 'Se lee junto a la ventana y se nota qué hora es.'],
      ],
      after: ['días sin encender la lámpara'],
      questions: ['¿Por qué está la luz encendida de día?', '¿Qué tiempo hará fuera?'],
      scenes: ['En el cuarto del fondo siempre parecen casi de noche.'],
      short: ['la luz encendida a mediodía'],
    },
    en: {
      match:
        'natural light | plenty of light | south facing | large windows | floor to ceiling windows | skylight | sunlit | light filled | roof window | bright and airy | plenty of daylight | natural daylight',
      found: 'Living room with natural light',
      notFound: 'Emergency light',
      means: [
        ['The lamp waits for night.', 'By day it is enough to draw the curtain.'],
        ['The day comes right in.', 'Read by the window and know what time of day it is.'],
      ],
      after: ['days without a lamp on'],
      questions: ['Why is the light on by day?', 'What is the weather like outside?'],
      scenes: ['In the back room it always feels like evening.'],
      short: ['the light on at noon'],
    },
  },
  {
    id: 'double-glazing',
    sectors: ['building', 'tourism', 'general'],
    es: {
      match:
        'doble acristalamiento | rotura de puente termico | vidrio doble | doble cristal | ventanas aislantes | triple acristalamiento',
      found: 'Ventana con rotura de puente térmico',
      notFound: 'Mesa con cristal',
      means: [
        ['La calle se oye menos.', 'Al cerrar, el camión pasa y la conversación sigue.'],
        ['La silla puede ir junto a la ventana.', 'En enero no hay que apartarla del cristal.'],
      ],
      after: ['la calle, al otro lado'],
      questions: ['¿Por dónde entra este aire?', '¿Quién duerme con ese camión?'],
      scenes: ['La cortina se mueve con la ventana cerrada.'],
      short: ['el motor del autobús en el salón'],
    },
    en: {
      match: 'double glazing | double glazed | triple glazing | insulated windows | thermally broken',
      found: 'Double-glazed windows',
      notFound: 'A glazed bun',
      means: [
        ['The street is fainter.', 'Shut it, and the lorry passes while the talk goes on.'],
        ['A chair may stand by the window.', 'In January nobody has to move it away from the pane.'],
      ],
      after: ['the street, on the other side'],
      questions: ['Where does this draught come in?', 'Who sleeps through that lorry?'],
      scenes: ['The curtain moves with the window shut.'],
      short: ['a bus engine in the living room'],
    },
  },
  {
    id: 'quick-dry-paint',
    sectors: ['building', 'home', 'crafts', 'general'],
    es: {
      match:
        'cubre con # manos | una sola mano | alto poder cubriente | cubre con una mano | una mano basta | cubre en # manos',
      found: 'Cubre con una mano',
      notFound: 'Manos a la obra',
      means: [
        ['Menos vueltas a la escalera.', 'El color de debajo se tapa antes de perder la paciencia.'],
        ['La escalera se guarda antes.', 'Menos pasadas, y el rodillo se lava esa misma tarde.'],
      ],
      after: ['menos rodillo y más tarde libre'],
      questions: ['¿Cuántas manos lleva ya?', '¿Otra vez asoma el color de antes?'],
      scenes: ['Asoma el color de antes y el bote ya está vacío.'],
      short: ['una mano, y otra, y otra'],
    },
    en: {
      match:
        'covers in # coats | one coat | single coat | covers with one coat | high coverage | high opacity',
      found: 'Covers in one coat',
      notFound: 'A winter coat',
      means: [
        ['Fewer trips up the ladder.', 'The colour underneath goes before patience does.'],
        ['The ladder goes away sooner.', 'Fewer passes, and the roller is washed that afternoon.'],
      ],
      after: ['less roller and more afternoon'],
      questions: ['How many coats so far?', 'Is the old colour showing again?'],
      scenes: ['The old colour shows through and the tin is empty.'],
      short: ['one coat, then another, then another'],
    },
  },
];

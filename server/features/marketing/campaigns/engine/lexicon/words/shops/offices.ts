import type { Entry } from '../../entry';

export const officesConcepts: readonly Entry[] = [
  {
    id: 'fixed-fee-adviser',
    sectors: ['advisers'],
    es: {
      match:
        'cuota fija | tarifa plana | honorarios cerrados | cuota mensual fija | tarifa fija | cuota fija mensual',
      found: 'Cuota fija de 60 €/mes',
      notFound: 'Residencia fija',
      means: [
        ['Preguntar no suma horas.', 'La cuota se sabe en enero y no se descubre en diciembre.'],
        ['La minuta no depende del reloj.', 'Se llama las veces que haga falta y el recibo dice lo mismo.'],
      ],
      after: ['una cuota que no crece al llamar'],
      questions: ['¿Esa llamada también se cobra?', '¿Cuánto será este trimestre?'],
      scenes: ['Se cuelga deprisa porque el minuto corre.'],
      short: ['llamadas con el taxímetro puesto'],
    },
    en: {
      match: 'fixed fee | flat fee | fixed monthly fee | fixed monthly price | flat rate | fixed fees',
      found: 'Fixed monthly fee',
      notFound: 'A fixed abode',
      means: [
        ['Asking adds no hours.', 'The fee is known in January and not discovered in December.'],
        [
          'The bill does not watch the clock.',
          'You ring as often as it takes, and the invoice says the same.',
        ],
      ],
      after: ['a fee that calls do not raise'],
      questions: ['Is that phone call charged as well?', 'What will this quarter come to?'],
      scenes: ['Calls are kept short because the minutes are running.'],
      short: ['phone calls on the meter'],
    },
  },
  {
    id: 'bespoke-service',
    sectors: ['software', 'advisers', 'tourism', 'education', 'sports'],
    es: {
      match: 'a medida | personalizad* | a la medida | plan a medida | hecho a medida',
      found: 'Plan a medida',
      notFound: 'En la medida de lo posible',
      means: [
        ['Se parte de lo que hay.', 'Nadie obliga a encajar el caso en la plantilla de otro.'],
        ['Primero se pregunta.', 'Lo que no hace falta no entra, y lo que falta se añade.'],
      ],
      after: ['algo pensado sobre el propio caso'],
      questions: ['¿Esto sirve para un caso así?', '¿Y lo que aquí es distinto?'],
      scenes: ['La plantilla tiene casillas que no son de nadie.'],
      short: ['soluciones cortadas para otro'],
    },
    en: {
      match: 'bespoke | tailor made | custom made | tailored | tailored to you | tailored plan',
      found: 'A bespoke plan',
      notFound: "A tailor's chalk",
      means: [
        ['It starts from what you have.', "Nobody makes your case fit someone else's template."],
        ['Questions come first.', 'What you do not need stays out, and what is missing goes in.'],
      ],
      after: ['something built on your own case'],
      questions: ['Does this suit a case like ours?', 'And what is different here?'],
      scenes: ['The template has boxes that belong to nobody.'],
      short: ['plans cut for someone else'],
    },
  },
  {
    id: 'personal-attention',
    sectors: ['advisers', 'health', 'beauty', 'sports', 'tourism', 'fashion', 'home', 'general'],
    es: {
      match:
        'atencion personalizada | trato personal | trato cercano | seguimiento personalizado | asesoramiento personalizado | trato personalizado',
      found: 'Atención personalizada',
      notFound: 'Persona jurídica',
      means: [
        ['Primero se escucha.', 'La propuesta sale de lo que se ha contado y no de un folleto.'],
        ['Hay tiempo para preguntar.', 'Nadie mira la cola mientras se explica el caso.'],
      ],
      after: ['alguien que escucha antes'],
      questions: ['¿Alguien ha escuchado la pregunta?', '¿Y esto se puede hablar?'],
      scenes: ['La respuesta llega antes de acabar la frase.'],
      short: ['respuestas de folleto'],
    },
    en: {
      match:
        'personal service | personalised service | personal attention | individual attention | personal advice | one to one service',
      found: 'Personal service',
      notFound: 'Personal stereo',
      means: [
        ['They listen first.', 'The proposal comes from what you said and not from a leaflet.'],
        ['There is time to ask.', 'Nobody eyes the queue while you explain.'],
      ],
      after: ['someone who listens first'],
      questions: ['Did anybody hear the question?', 'Can this be talked over?'],
      scenes: ['The answer comes before the sentence is finished.'],
      short: ['answers read off a leaflet'],
    },
  },
  {
    id: 'registration-included',
    sectors: ['advisers'],
    es: {
      match:
        'alta de autonomo | alta de autonomo incluida | alta en hacienda | alta incluida | constitucion de la sociedad | tramites de alta',
      found: 'Alta de autónomo incluida',
      notFound: 'Alta costura',
      means: [
        ['Se empieza a facturar sin colas.', 'Los impresos los rellena quien los rellena cada semana.'],
        ['El primer papel ya está bien.', 'La casilla que nadie entiende no se marca al azar.'],
      ],
      after: ['el papeleo de empezar resuelto'],
      questions: ['¿Qué casilla se marca aquí?', '¿Por dónde se empieza con los papeles?'],
      scenes: ['El primer cliente espera factura y falta un número.'],
      short: ['empezar por una ventanilla'],
    },
    en: {
      match:
        'company formation | company set up | vat registration | registration included | business registration',
      found: 'VAT registration included',
      notFound: 'Registration plate',
      means: [
        ['You start invoicing without a queue.', 'Forms are filled in by people who do it every week.'],
        ['The first paper is right.', 'The box nobody understands is not ticked at random.'],
      ],
      after: ['the starting papers, settled'],
      questions: ['Which box do you tick here?', 'Where do the papers begin?'],
      scenes: ['The first customer wants an invoice and a number is missing.'],
      short: ['a start spent on forms'],
    },
  },
  {
    id: 'nationwide',
    sectors: ['advisers', 'logistics', 'building', 'industry', 'general'],
    es: {
      match:
        'en toda espana | toda espana | cobertura nacional | toda la peninsula | en toda la provincia | en toda la comunidad',
      found: 'Llevamos casos en toda España',
      notFound: 'España en el mapa',
      means: [
        ['La distancia no cambia de manos.', 'El asunto de otra provincia lo lleva la misma mesa.'],
        ['Un teléfono para todas las direcciones.', 'Nadie busca a alguien distinto en cada ciudad.'],
      ],
      after: ['el mismo teléfono en otra ciudad'],
      questions: ['¿Y si el asunto está en otra provincia?', '¿Llegan hasta aquí?'],
      scenes: ['El problema está lejos y no se conoce a nadie allí.'],
      short: ['buscar a alguien en cada ciudad'],
    },
    en: {
      match: 'nationwide | uk wide | across the uk | whole of the uk | countrywide | nationwide coverage',
      found: 'Nationwide cover',
      notFound: 'A wide brush',
      means: [
        ['Distance does not change hands.', 'A matter in another county is handled at the same desk.'],
        ['One number for every address.', 'Nobody looks for someone new in each town.'],
      ],
      after: ['one number for every town'],
      questions: ['And if it is in another county?', 'Do they come out this far?'],
      scenes: ['The problem is far away and nobody is known there.'],
      short: ['somebody new in every town'],
    },
  },
  {
    id: 'plain-language',
    sectors: ['advisers', 'health', 'education'],
    es: {
      match:
        'lenguaje claro | sin tecnicismos | explicado en claro | informe en lenguaje claro | en lenguaje sencillo',
      found: 'Informe en lenguaje claro',
      notFound: 'Lenguaje de programación',
      means: [
        [
          'Se entiende a la primera lectura.',
          'Lo que hay que decidir está en la página, sin latín de por medio.',
        ],
        ['Se puede reenviar tal cual.', 'El socio que no estaba lo entiende sin llamada.'],
      ],
      after: ['un informe que se lee de un tirón'],
      questions: ['¿Y esto qué quiere decir?', '¿Alguien lo traduce?'],
      scenes: ['El informe tiene muchas páginas y la respuesta no aparece.'],
      short: ['informes que piden otro informe'],
    },
    en: {
      match: 'plain english | jargon free | no jargon | clear language | plain language',
      found: 'Plain English report',
      notFound: 'English mustard',
      means: [
        ['It makes sense first time.', 'What you have to decide is on the page, in words you use.'],
        ['It can be forwarded as it is.', 'The partner who was away follows it without a call.'],
      ],
      after: ['a report you can read in one go'],
      questions: ['And what does this mean?', 'Could somebody translate?'],
      scenes: ['The report has many pages, and no answer in sight.'],
      short: ['reports that need another report'],
    },
  },
  {
    id: 'case-review',
    sectors: ['advisers'],
    es: {
      match:
        'estudio del caso | analisis del caso | revision del contrato | comentarios por clausula | estudio previo',
      found: 'Estudio del caso en 48 h',
      notFound: 'Estudio de fotografía',
      means: [
        [
          'Se sabe a qué atenerse antes de mover nada.',
          'El caso se mira entero y la respuesta dice por dónde se puede ir.',
        ],
        ['La conversación parte de los papeles.', 'Lo que hay a favor y en contra está escrito.'],
      ],
      after: ['saber a qué atenerse'],
      questions: ['¿Hay caso o no hay caso?', '¿Qué dice de verdad este papel?'],
      scenes: ['La carpeta está en el cajón y nadie se atreve a abrirla.'],
      short: ['decidir sin leer los papeles'],
    },
    en: {
      match:
        'case review | contract review | comments on every clause | clause by clause | case assessment | document review',
      found: 'Comments on every clause',
      notFound: 'A pillow case',
      means: [
        [
          'You know where you stand first.',
          'The papers are read through, and the answer says which way is open.',
        ],
        ['The talk starts from the papers.', 'What is for you and against you is written down.'],
      ],
      after: ['knowing where you stand'],
      questions: ['Is there a case or not?', 'What does this paper really say?'],
      scenes: ['The folder is in the drawer and nobody dares to open it.'],
      short: ['signing what nobody has read'],
    },
  },
  {
    id: 'success-fee',
    sectors: ['advisers'],
    es: {
      match: 'honorarios segun resultado | a exito | cuota litis | segun resultado | se cobra si se gana',
      found: 'Honorarios según resultado',
      notFound: 'Resultado del partido',
      means: [
        [
          'La cuenta llega cuando hay algo que cobrar.',
          'Quien lleva el asunto mira el mismo final que el cliente.',
        ],
        ['Empezar no pide un cheque.', 'El asunto se mueve y la minuta espera.'],
      ],
      after: ['una minuta que espera al final'],
      questions: ['¿Hay que pagar antes de saber?', '¿Y si no sale?'],
      scenes: ['El asunto no se reclama por lo que cuesta empezar.'],
      short: ['asuntos que nadie reclama'],
    },
    en: {
      match: 'no win no fee | success fee | contingency fee | fee on success',
      found: 'Success fee',
      notFound: 'A success story',
      means: [
        [
          'The bill comes when there is something.',
          'Whoever runs the matter looks at the same ending as you do.',
        ],
        ['Starting asks for no cheque.', 'The matter moves and the fee waits.'],
      ],
      after: ['a fee that waits for the end'],
      questions: ['Must it be paid before we know?', 'And if it does not come off?'],
      scenes: ['The claim is left because of what it takes to begin.'],
      short: ['claims nobody makes'],
    },
  },
  {
    id: 'deadlines-tracked',
    sectors: ['advisers', 'software'],
    es: {
      match:
        'control de plazos | plazos controlados | aviso de vencimientos | calendario fiscal | aviso de plazos | vencimientos',
      found: 'Control de plazos',
      notFound: 'Plazo de entrega',
      means: [
        ['La fecha la mira otro.', 'El aviso llega con días por delante y no la víspera.'],
        ['Nadie vive con el calendario en la cabeza.', 'Lo que vence aparece antes de vencer.'],
      ],
      after: ['vencimientos que no pillan a nadie'],
      questions: ['¿Qué vencía esta semana?', '¿Se ha pasado ya el plazo?'],
      scenes: ['El sobre trae un membrete y una fecha que ya pasó.'],
      short: ['plazos que se descubren tarde'],
    },
    en: {
      match: 'deadlines tracked | deadline reminders | deadline tracking | key dates tracked',
      found: 'HMRC deadlines tracked',
      notFound: 'A tracked parcel',
      means: [
        ["The date is on somebody's list.", 'The warning comes days ahead and not the night before.'],
        ['Nobody carries the calendar around.', 'What falls due shows up before it does.'],
      ],
      after: ['due dates that catch nobody out'],
      questions: ['What falls due this week?', 'Has the date gone by already?'],
      scenes: ['The envelope has a letterhead and a date that has passed.'],
      short: ['deadlines discovered too late'],
    },
  },
  {
    id: 'software-included',
    sectors: ['advisers'],
    es: {
      match:
        'acceso a la plataforma | plataforma online | programa incluido | programa de facturacion incluido | area de cliente',
      found: 'Acceso a la plataforma online',
      notFound: 'Plataforma vibratoria',
      means: [
        [
          'Los papeles están donde se buscan.',
          'La factura de marzo se abre desde casa sin pedirla por correo.',
        ],
        ['Cada parte mira lo mismo.', 'Se sube un documento y al otro lado ya lo tienen.'],
      ],
      after: ['papeles a la vista'],
      questions: ['¿Dónde está aquella factura?', '¿Quién tiene el último documento?'],
      scenes: ['Varios correos con el mismo adjunto y ninguno es el bueno.'],
      short: ['adjuntos que van y vienen'],
    },
    en: {
      match:
        'bookkeeping software included | client portal | software included | online portal | accounting software included',
      found: 'Bookkeeping software included',
      notFound: 'Software engineer',
      means: [
        [
          'Papers are where you look for them.',
          "March's invoice opens from home with no email asking for it.",
        ],
        ['Everyone looks at the same thing.', 'Upload a document and it is there at the other end.'],
      ],
      after: ['papers in plain view'],
      questions: ['Where is that invoice?', 'Who has the latest document?'],
      scenes: ['Several emails, the same attachment, and none is the right one.'],
      short: ['attachments to and fro'],
    },
  },
  {
    id: 'compliance-software',
    sectors: ['software', 'advisers'],
    es: {
      match:
        'verifactu | factura electronica | facturae | ticketbai | rgpd | adaptado a la ley | compatible con verifactu | ley antifraude',
      found: 'Compatible con Verifactu',
      notFound: 'Factura de la luz',
      means: [
        ['El formato ya viene puesto.', 'Nadie lee el boletín para saber qué casilla cambia.'],
        ['La norma la sigue el programa.', 'Se trabaja como siempre y el fichero sale como se pide.'],
      ],
      after: ['el formato que se pide, ya puesto'],
      questions: ['¿Y con la nueva norma qué se hace?', '¿Nos vale lo que tenemos?'],
      scenes: ['La norma cambia en enero y la hoja de cálculo no lo sabe.'],
      short: ['leer boletines la víspera'],
    },
    en: {
      match: 'gdpr | gdpr compliant | making tax digital ready | e invoicing',
      found: 'GDPR compliant',
      notFound: 'A compliant fabric',
      means: [
        ['What the rules ask is built in.', 'Nobody reads the small type to find which box has changed.'],
        ['The program keeps to the rules.', 'You work as usual and what is asked for is there.'],
      ],
      after: ['what the rules ask, built in'],
      questions: ['What do we do about the new rules?', 'Will what we have still do?'],
      scenes: ['The rules change in January and the spreadsheet does not know.'],
      short: ['reading up on rules too late'],
    },
  },
  {
    id: 'multi-site',
    sectors: ['software'],
    es: {
      match:
        'multiempresa | varias empresas | multisede | varias sedes | varios locales | multitienda | varios almacenes | multialmacen',
      found: 'Multiempresa',
      notFound: 'Empresa familiar',
      means: [
        ['Todo se lleva desde la misma pantalla.', 'Se cambia de una a otra sin salir ni volver a entrar.'],
        ['Las cifras se pueden comparar.', 'Lo que pasa en un local se ve al lado de lo que pasa en otro.'],
      ],
      after: ['cada sede en la misma pantalla'],
      questions: ['¿Y la otra tienda, cómo va?', '¿Con qué usuario se entraba aquí?'],
      scenes: ['Hay una hoja por local y ninguna se parece.'],
      short: ['una contraseña por cada sede'],
    },
    en: {
      match:
        'multi location | multi site | multi store | multiple locations | several sites | multi company | multiple warehouses',
      found: 'Multi-location',
      notFound: 'A location scout',
      means: [
        ['It all runs from the same screen.', 'You go from one to another without signing out and in again.'],
        ['Figures can be compared.', 'What happens at one site shows beside what happens at the next.'],
      ],
      after: ['every site on the same screen'],
      questions: ['And how is the other shop doing?', 'Which login was this one?'],
      scenes: ['There is a sheet for each site, and none looks like the others.'],
      short: ['a password for every site'],
    },
  },
  {
    id: 'bank-feed',
    sectors: ['software', 'advisers'],
    es: {
      match:
        'conexion con el banco | conexion bancaria | conciliacion bancaria | conecta con el banco | conexion con bancos',
      found: 'Conexión con el banco',
      notFound: 'Banco de madera',
      means: [
        ['El cobro aparece junto a su factura.', 'Nadie baja el extracto para ir tachando con un boli.'],
        ['Se sabe quién falta por pagar.', 'La lista se actualiza sola cuando entra el dinero.'],
      ],
      after: ['cada cobro junto a su factura'],
      questions: ['¿Quién ha pagado ya?', '¿De quién es este ingreso?'],
      scenes: ['El extracto en una mano, el boli en la otra y una cifra que no cuadra.'],
      short: ['tachar extractos a mano'],
    },
    en: {
      match: 'bank feed* | bank connection | bank reconciliation | connects to your bank | bank sync',
      found: 'Bank feeds',
      notFound: 'A river bank',
      means: [
        ['Payments show up by their invoice.', 'Nobody prints the statement to tick it off with a pen.'],
        ['You know who has yet to pay.', 'The list updates itself as the money comes in.'],
      ],
      after: ['every payment by its invoice'],
      questions: ['Who has paid already?', 'Whose payment is this?'],
      scenes: ['Statement in one hand, pen in the other, and a sum that is off.'],
      short: ['ticking off statements by hand'],
    },
  },
  {
    id: 'barcode',
    sectors: ['software', 'logistics'],
    es: {
      match: 'codigo* de barras | lector de codigos | escaner de codigos | codigos qr',
      found: 'Lectura de códigos de barras',
      notFound: 'Código postal',
      means: [
        ['Un pitido y está apuntado.', 'Nadie teclea referencias largas ni se confunde de cifra.'],
        ['El recuento se hace andando.', 'Se pasa por el pasillo y la lista se llena.'],
      ],
      after: ['un recuento a golpe de pitido'],
      questions: ['¿Qué referencia era esta?', '¿Quién teclea todo eso?'],
      scenes: ['La referencia tiene muchas cifras y una está mal.'],
      short: ['referencias tecleadas a mano'],
    },
    en: {
      match: 'barcode* | barcode scanning | barcode scanner | qr code* | scan barcodes',
      found: 'Barcode scanning',
      notFound: 'A bar stool',
      means: [
        ['A beep and it is noted.', 'Nobody types long references or mixes up the digits.'],
        ['You count as you walk.', 'Go down the aisle and the list fills up.'],
      ],
      after: ['a count done by beeps'],
      questions: ['Which reference was this?', 'Who types all that in?'],
      scenes: ['The reference has many digits, and one of them is wrong.'],
      short: ['references typed by hand'],
    },
  },
  {
    id: 'mobile-orders',
    sectors: ['software'],
    es: {
      match: 'comandas | comandas desde el movil | pedidos en mesa | toma de pedidos',
      found: 'Comandas desde el móvil',
      notFound: 'Comando de voz',
      means: [
        ['La comanda llega sola a cocina.', 'El camarero sigue en la sala y nadie descifra su letra.'],
        ['Se pide, se apunta, sale.', 'La mesa del fondo no espera a que alguien cruce el comedor.'],
      ],
      after: ['comandas que llegan solas'],
      questions: ['¿Qué pone en este papelito?', '¿Quién lleva esto a cocina?'],
      scenes: ['El papel de la mesa del fondo se ha mojado y nadie lo lee.'],
      short: ['papelitos que se pierden'],
    },
    en: {
      match: 'table orders | mobile ordering | order at table | handheld ordering | kitchen tickets',
      found: 'Handheld ordering',
      notFound: 'Mobile home',
      means: [
        [
          'The order goes straight to the kitchen.',
          'The waiter stays on the floor and nobody decodes handwriting.',
        ],
        ['Asked, noted, on its way.', 'The far table does not wait for somebody to cross the room.'],
      ],
      after: ['orders that find the kitchen'],
      questions: ['What does this slip say?', 'Who takes this to the kitchen?'],
      scenes: ['The slip from the far table got wet and nobody can read it.'],
      short: ['slips that get lost'],
    },
  },
  {
    id: 'kitchen-printer',
    sectors: ['software'],
    es: {
      match: 'impresora de cocina | impresora en cocina | pantalla de cocina',
      found: 'Impresora de cocina',
      notFound: 'Mesa de cocina',
      means: [
        ['El pedido sale donde se cocina.', 'Nadie cruza la puerta batiente con un papel en la boca.'],
        ['El orden lo pone la hora.', 'En los fogones se ve qué va primero.'],
      ],
      after: ['el pedido impreso en cocina'],
      questions: ['¿Qué mesa va antes?', '¿Se ha cantado ya esta?'],
      scenes: ['Se canta el plato a voces y llega otro.'],
      short: ['pedidos a voces'],
    },
    en: {
      match: 'kitchen printer | kitchen display | kitchen screen | prints in the kitchen',
      found: 'Kitchen printer',
      notFound: 'Kitchen table',
      means: [
        ['It prints where it is cooked.', 'Nobody goes through the swing door with a slip in their teeth.'],
        ['The clock sets the order.', 'At the stove you can see what goes first.'],
      ],
      after: ['the order, printed in the kitchen'],
      questions: ['Which table comes first?', 'Has this one been called?'],
      scenes: ['The dish is shouted across, and another one arrives.'],
      short: ['orders shouted across'],
    },
  },
  {
    id: 'till-close',
    sectors: ['software'],
    es: {
      match: 'cierre de caja | arqueo de caja | cuadre de caja',
      found: 'Cierre de caja en un clic',
      notFound: 'Caja de cartón',
      means: [
        ['La noche acaba antes.', 'La cuenta sale hecha y nadie se queda sumando con la persiana bajada.'],
        ['La cifra no depende de quién cuente.', 'Lo cobrado está ahí, por horas y por forma de pago.'],
      ],
      after: ['la caja cuadrada al cerrar'],
      questions: ['¿Cuadra o falta algo?', '¿Quién se queda hoy a contar?'],
      scenes: ['La persiana está bajada y faltan unas monedas que nadie encuentra.'],
      short: ['contar monedas a medianoche'],
    },
    en: {
      match: 'end of day report | till close | cash up | cashing up | z report',
      found: 'End of day report',
      notFound: 'Day trips',
      means: [
        ['The night ends sooner.', 'The count comes out done, and nobody adds up behind a lowered shutter.'],
        ['The sum is the same for anyone.', 'What was taken is there, by hour and by method.'],
      ],
      after: ['a till that balances at closing'],
      questions: ['Does it balance or is it short?', 'Who stays behind to count?'],
      scenes: ['The shutter is down and a few coins are nowhere to be found.'],
      short: ['counting coins at midnight'],
    },
  },
  {
    id: 'updates-included',
    sectors: ['software', 'electronics'],
    es: {
      match:
        'actualizaciones incluidas | actualizaciones gratuitas | actualizaciones automaticas | actualizaciones',
      found: 'Actualizaciones incluidas',
      notFound: 'Catálogo actualizado',
      means: [
        ['La versión de hoy no se queda vieja.', 'Lo nuevo aparece una mañana y nadie pasa presupuesto.'],
        ['Se entra y ya está puesto.', 'No hay que parar una tarde para instalar nada.'],
      ],
      after: ['lo nuevo sin volver a comprar'],
      questions: ['¿Qué versión es esta?', '¿Hay que pagar otra vez?'],
      scenes: ['La versión nueva existe y el presupuesto también.'],
      short: ['versiones que se quedan viejas'],
    },
    en: {
      match: 'updates included | free updates | automatic updates | regular updates included',
      found: 'Updates included',
      notFound: 'Updated daily menu',
      means: [
        ["Today's version does not go stale.", 'New things turn up one morning and nobody sends a quote.'],
        ['You sign in and it is there.', 'No afternoon is stopped to install anything.'],
      ],
      after: ['new things without buying again'],
      questions: ['Which version is this?', 'Must it be paid for again?'],
      scenes: ['The new version exists, and so does the quote.'],
      short: ['versions that go stale'],
    },
  },
  {
    id: 'single-sign-on',
    sectors: ['software'],
    es: {
      match: 'inicio de sesion unico | single sign on | sso | acceso con google',
      found: 'Inicio de sesión único',
      notFound: 'Sesión de fotos',
      means: [
        ['La misma llave abre también esto.', 'Nadie apunta otra contraseña en otro papel.'],
        ['Quien se va deja de entrar.', 'La cuenta se cierra en un sitio y se cierra en todos.'],
      ],
      after: ['una llave menos que recordar'],
      questions: ['¿Cuál era la contraseña de aquí?', '¿Sigue entrando quien se fue?'],
      scenes: ['La contraseña caducó y el correo para cambiarla también.'],
      short: ['otra contraseña en otro papel'],
    },
    en: {
      match: 'single sign on | sso | sign in with google | sign in with microsoft',
      found: 'Single sign-on',
      notFound: 'Road signs',
      means: [
        ['The same key opens this as well.', 'Nobody writes another password on another note.'],
        ['Leavers stop getting in.', 'Close the account in one place and it is closed everywhere.'],
      ],
      after: ['one key fewer to remember'],
      questions: ['What was the password here?', 'Can leavers still get in?'],
      scenes: ['The password has expired, and so has the email to reset it.'],
      short: ['another password on a note'],
    },
  },
  {
    id: 'holiday-requests',
    sectors: ['software'],
    es: {
      match:
        'solicitud de vacaciones | solicitudes de vacaciones | gestion de vacaciones | vacaciones y ausencias',
      found: 'Solicitud de vacaciones',
      notFound: 'Casa de vacaciones',
      means: [
        ['Se pide y se contesta en el mismo sitio.', 'Quién falta en agosto se ve antes de decir que sí.'],
        ['El sí queda escrito.', 'Nadie recuerda de palabra quién pidió antes.'],
      ],
      after: ['agosto cuadrado a tiempo'],
      questions: ['¿Quién falta esa semana?', '¿Quién lo había pedido antes?'],
      scenes: ['Los días se pidieron en el pasillo y ahora chocan.'],
      short: ['vacaciones pedidas en el pasillo'],
    },
    en: {
      match: 'holiday requests | leave requests | time off requests | holiday booking | absence management',
      found: 'Holiday requests',
      notFound: 'Holiday cottages',
      means: [
        ['Asked and answered in one place.', 'Who is away in August shows before you say yes.'],
        ['The yes is in writing.', 'Nobody has to recall who asked first.'],
      ],
      after: ['the summer settled in good time'],
      questions: ['Who is away that week?', 'Who asked for it first?'],
      scenes: ['The days were asked for in the corridor and now they clash.'],
      short: ['holidays asked for in corridors'],
    },
  },
  {
    id: 'quote-itemised',
    es: {
      match:
        'presupuesto detallado | presupuesto por escrito | presupuesto desglosado | presupuesto por partidas',
      found: 'Presupuesto desglosado',
      notFound: 'Presupuesto municipal',
      means: [
        ['Se ve qué se paga en cada sitio.', 'Cada partida tiene su cifra, y la conversación parte de ahí.'],
        ['El papel habla claro.', 'Lo acordado está escrito y no se discute de memoria.'],
      ],
      after: ['saber qué se paga en cada línea'],
      questions: ['¿De qué es cada cifra?', '¿Eso estaba incluido o no?'],
      scenes: ['Se quedó en algo de palabra y cada uno recuerda otra cosa.'],
      short: ['acuerdos de palabra'],
    },
    en: {
      match:
        'detailed quote | written quote | itemised quote | itemized quote | written estimate | detailed estimate',
      found: 'An itemised quote',
      notFound: 'Quote of the day',
      means: [
        ['You see what you pay for.', 'Each item has its figure, and the talk starts from there.'],
        ['The paper speaks plainly.', 'What was agreed is written down and not argued from memory.'],
      ],
      after: ['knowing what each line means'],
      questions: ['What is each figure for?', 'Was that included or not?'],
      scenes: ['It was agreed by word of mouth, and each remembers it otherwise.'],
      short: ['deals by word of mouth'],
    },
  },
];

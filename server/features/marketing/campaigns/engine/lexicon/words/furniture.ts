import type { Entry } from '../entry';

export const furnitureConcepts: readonly Entry[] = [
  {
    id: 'foldable',
    sectors: [
      'home',
      'sports',
      'accessories',
      'electronics',
      'building',
      'garden',
      'pets',
      'tourism',
      'general',
    ],
    es: {
      match:
        'plegable* | se pliega* | abatible* | pliega en | se pliega* en | se dobla por la mitad | se dobla* para guardar*',
      found: 'Mesa plegable para balcón',
      notFound: 'Se despliega el menú',
      means: [
        [
          'Abierto sirve, cerrado se olvida.',
          'Cuando no hace falta se pliega y el hueco vuelve a ser hueco.',
        ],
        ['Cabe detrás de una puerta.', 'Se guarda de canto y la habitación recupera su sitio.'],
      ],
      after: ['un hueco que vuelve a estar libre'],
      questions: ['¿Y dónde se guarda luego?', '¿Cuánto sitio ocupa algo que no se usa?'],
      scenes: ['El pasillo se ha quedado en un hilo.'],
      short: ['trastos que ocupan aunque no se usen'],
    },
    en: {
      match:
        'foldable | folding | folds flat | folds away | fold away | collapsible | folds up | folds down | fold flat | folding chair | folding table | folds in',
      found: 'A folding table for the balcony',
      notFound: 'An unfolding story',
      means: [
        ['Folded, it is out of the way.', 'When you are done it folds, and the space is yours again.'],
        ['It takes up little room folded.', 'Folded, it takes up little room until the next time.'],
      ],
      after: ['space that is free again'],
      questions: ['And where does it go afterwards?', 'Where do you put it when you are done?'],
      scenes: ['It is out for an hour and in the way for a week.'],
      short: ['things in the way when not in use'],
    },
  },
  {
    id: 'stackable',
    sectors: ['home', 'restaurants', 'tourism', 'garden', 'general'],
    es: {
      match: 'apilable* | se apila* | encajan unas en otras | encajan unos en otros',
      found: 'Sillas apilables',
      notFound: 'Pila alcalina incluida',
      means: [
        ['Una sobre otra y a un rincón.', 'Recogidas en columna, dejan el suelo para lo demás.'],
        [
          'La altura guarda lo que el suelo no puede.',
          'Cuando se van las visitas, todo cabe en el sitio de una.',
        ],
      ],
      after: ['una columna en el rincón'],
      questions: ['¿Dónde se meten cuando se va la gente?', '¿Cuánto suelo se llevan?'],
      scenes: ['Se fueron los invitados y las sillas siguen por el pasillo.'],
      short: ['sillas repartidas por toda la casa'],
    },
    en: {
      match: 'stackable | stacking | nests together | nesting | nestable | stack neatly | stacks neatly',
      found: 'Stackable chairs',
      notFound: 'Tech stack',
      means: [
        ['On top of each other, in a corner.', 'Gathered in a column, they leave the floor to the rest.'],
        ['Height keeps what floors cannot.', 'When the guests go, all of it fits where a single one stood.'],
      ],
      after: ['a column in the corner'],
      questions: ['Where do they go when people leave?', 'How much floor do they take?'],
      scenes: ['The guests have gone and the chairs are still in the hall.'],
      short: ['chairs left all over the house'],
    },
  },
  {
    id: 'extendable',
    sectors: ['home', 'general'],
    es: {
      match: 'extensible* | se extiende hasta | ala* extensible* | extensible* hasta',
      found: 'Mesa extensible de roble',
      notFound: 'Extensión de garantía',
      means: [
        ['Crece cuando viene gente.', 'A diario ocupa lo justo y el domingo hace sitio a los que faltan.'],
        ['Hay sitio para el que llega tarde.', 'Un tirón y la mesa pequeña recibe a toda la familia.'],
      ],
      after: ['sitio cuando viene gente'],
      questions: ['¿Dónde se sienta el último?', '¿Y cuando vienen todos a la vez?'],
      scenes: ['La mesa está llena y alguien come en el sofá.'],
      short: ['platos en las rodillas'],
    },
    en: {
      match:
        'extendable | extends to | expands to | expandable table | leaf extension | extending table | extending dining table | extending oak table | extends from',
      found: 'An extending oak table',
      notFound: 'Extended warranty',
      means: [
        [
          'It grows when people come.',
          'On weekdays it keeps small, and on Sunday it makes room for the others.',
        ],
        ['There is room for the late one.', 'One pull and the small table takes in the whole family.'],
      ],
      after: ['room when people come round'],
      questions: ['Where does the last one sit?', 'And when they all come at the same time?'],
      scenes: ['The table is full and somebody is eating on the sofa.'],
      short: ['plates balanced on knees'],
    },
  },
  {
    id: 'adjustable-height',
    sectors: [
      'home',
      'sports',
      'electronics',
      'industry',
      'health',
      'education',
      'accessories',
      'beauty',
      'general',
    ],
    es: {
      match:
        'altura regulable | regulable* en altura | altura ajustable | ajustable* en altura | alturas regulables | se regula en altura | # alturas | altura graduable',
      found: 'Silla con altura regulable',
      notFound: 'Regulador de voltaje',
      means: [
        ['La altura se pone a medida.', 'Sube o baja hasta dar con el punto de quien lo usa.'],
        ['Vale para el alto y para el bajo.', 'Cuando cambia la persona, cambia la altura con un gesto.'],
      ],
      after: ['la altura de cada persona'],
      questions: ['¿Para quién está hecha esta altura?', '¿Demasiado alto o demasiado bajo?'],
      scenes: ['Un cojín debajo, un libro encima, y tampoco.'],
      short: ['una altura pensada para otro'],
    },
    en: {
      match:
        'adjustable height | height adjustable | adjusts in height | adjustable in height | # heights | raises and lowers',
      found: 'A height-adjustable chair',
      notFound: 'Adjustable payment dates',
      means: [
        ['Its height is set to suit.', 'Up or down it goes until it is right for whoever uses it.'],
        ['It does for tall and for short.', 'When the person changes, the height changes with one movement.'],
      ],
      after: ["each person's own height"],
      questions: ['Who was this height made for?', 'Is it too high or too low again?'],
      scenes: ['A cushion below, a book on top, and still not right.'],
      short: ['a height meant for somebody else'],
    },
  },
  {
    id: 'adjustable-height-animal',
    sectors: ['pets'],
    es: {
      match:
        'altura regulable | regulable* en altura | altura ajustable | ajustable* en altura | se regula* en altura | # alturas | altura graduable',
      found: 'Altura regulable de 20 a 35 cm',
      notFound: 'Correa regulable',
      means: [
        ['Sube o baja según el animal.', 'La altura se pone a la de quien la usa y se cambia cuando crece.'],
        ['El grande y el pequeño tienen la suya.', 'Si crece, la altura sube con él.'],
      ],
      after: ['una altura que crece con el animal'],
      questions: ['¿Y cuando el cachorro dé el estirón?', '¿Le queda bajo o le queda alto?'],
      scenes: ['Ayer cabía debajo de la mesa y hoy asoma por encima.'],
      short: ['una altura que se queda pequeña'],
    },
    en: {
      match:
        'adjustable height | height adjustable | adjusts in height | adjustable in height | # heights | raises and lowers',
      found: 'Height adjustable from 20 to 35 cm',
      notFound: 'Adjustable collar',
      means: [
        [
          'It goes up or down to suit the animal.',
          'Its height is set for whoever uses it, and changed as they grow.',
        ],
        ['Big and small each get theirs.', 'As they grow, the height goes up with them.'],
      ],
      after: ['a height that grows with the animal'],
      questions: ['What about when the puppy shoots up?', 'Is it too low for one, too high for another?'],
      scenes: ['Yesterday they fitted under the table; today they look over it.'],
      short: ['a height soon outgrown'],
    },
  },
  {
    id: 'adjustable',
    sectors: ['fashion', 'accessories', 'sports', 'general'],
    es: {
      match:
        'correa* ajustable* | tira* ajustable* | banda ajustable | cinturon ajustable | cintura ajustable | tirante* ajustable* | tirante* regulable* | correa* regulable* | cierre ajustable | puno* ajustable* | capucha ajustable | casco ajustable | anillo ajustable | gorra ajustable | tamano ajustable | talla ajustable | hebilla ajustable | se ajusta* a la cintura | se ajusta* a la muneca | se ajusta* al cuerpo | se ajusta* con',
      found: 'Cinturón ajustable',
      notFound: 'Justo de precio',
      means: [
        ['Se adapta a quien lo lleva.', 'Un gesto lo afloja o lo ciñe, y queda en su sitio.'],
        [
          'El ajuste lo decide quien lo usa.',
          'No hay que acertar a la primera, porque se mueve hasta que está bien.',
        ],
      ],
      after: ['un ajuste hecho en el momento'],
      questions: ['¿Por qué aprieta o se cae?', '¿Y si se pudiera mover un poco?'],
      scenes: ['Un agujero de menos aprieta; uno de más, se cae.'],
      short: ['lo que aprieta o se cae'],
    },
    en: {
      match:
        'adjustable strap* | adjustable belt | adjustable buckle* | adjustable waist* | adjustable cuff* | adjustable hood | adjustable helmet | adjustable ring | adjustable cap | adjustable size | adjusts at the waist | adjusts with',
      found: 'An adjustable belt',
      notFound: 'Adjusting entries',
      means: [
        ['It adapts to whoever wears it.', 'One movement loosens or tightens it, and there it stays.'],
        [
          'Whoever uses it decides the fit.',
          'No need to get it right at first, since it moves until it fits.',
        ],
      ],
      after: ['a fit set on the spot'],
      questions: ['Why does it pinch or slip?', 'What if it moved just a little?'],
      scenes: ['One hole less pinches; one hole more and it slips.'],
      short: ['a fit that pinches or slips'],
    },
  },
  {
    id: 'adjustable-collar',
    sectors: ['pets'],
    es: {
      match:
        'collar ajustable | collar regulable | correa ajustable | correa regulable | arnes ajustable | arnes regulable | ajustable al cuello | ajustable al pecho',
      found: 'Collar ajustable',
      notFound: 'Altura ajustable',
      means: [
        ['Crece con quien lo lleva.', 'Se abre un punto cuando hace falta y se sigue con el mismo.'],
        ['Ni baila ni aprieta.', 'Se ciñe al ponerlo y queda como se dejó.'],
      ],
      after: ['un ajuste para cada edad'],
      questions: ['¿Otra vez se ha soltado de un tirón?', '¿Le cabrá también dentro de unos meses?'],
      scenes: ['La correa en la mano, el collar en el suelo y nadie al otro lado.'],
      short: ['collares que se quedan pequeños'],
    },
    en: {
      match:
        'adjustable collar | adjustable lead | adjustable leash | adjustable strap* | adjustable harness | adjusts at the neck | adjusts at the chest',
      found: 'Adjustable collar',
      notFound: 'Adjustable height',
      means: [
        ['It grows with whoever wears it.', 'Let it out a notch when needed, and go on with the same one.'],
        ['It neither swings nor pinches.', 'It is drawn in when it goes on and stays as it was left.'],
      ],
      after: ['a fit for every age'],
      questions: ['Slipped out with a single tug?', 'Will it still fit a few months from now?'],
      scenes: ['The lead in hand, the collar on the ground and nobody at the other end.'],
      short: ['collars soon outgrown'],
    },
  },
  {
    id: 'tool-free-assembly',
    es: {
      match:
        'montaje sin herramientas | se monta sin herramientas | sin herramientas | no necesita herramientas | no requiere herramientas',
      found: 'Montaje sin herramientas',
      notFound: 'Caja de herramientas',
      means: [
        [
          'La caja de herramientas no sale.',
          'Las piezas encajan con la mano y el destornillador sigue en su cajón.',
        ],
        ['Se monta con las manos.', 'Un clic tras otro y está en pie antes de la cena.'],
      ],
      after: ['montado con las manos'],
      questions: ['¿Dónde estaba el destornillador?', '¿Y el tornillo que sobra?'],
      scenes: ['El suelo está lleno de piezas y falta una llave.'],
      short: ['la llave que falta en la bolsa'],
    },
    en: {
      match:
        'tool free assembly | no tools needed | no tools required | assembles without tools | without tools | tool free | no tools',
      found: 'Tool-free assembly',
      notFound: 'A tool box',
      means: [
        ['The toolbox stays shut.', 'The parts click by hand and the screwdriver stays in its drawer.'],
        ['Hands are all it takes.', 'One click after another and it stands before dinner.'],
      ],
      after: ['built with bare hands'],
      questions: ['Where did the screwdriver go?', 'And what is this spare screw for?'],
      scenes: ['The floor is covered in parts and a key is missing.'],
      short: ['the hex key that went missing'],
    },
  },
  {
    id: 'assembly-included',
    es: {
      match:
        'montaje incluido | se entrega montad* | ya montad* | instalacion incluida | se entrega instalad* | entrega y montaje | montaje a domicilio | viene montad* | llega montad* | servicio de montaje | transporte y montaje | montaje en su* oficina* | entrega y montaje incluid*',
      found: 'Montaje incluido en el precio',
      notFound: 'No incluye montaje',
      means: [
        ['Llega y ya se usa.', 'Quien lo trae lo deja montado, y la tarde sigue libre.'],
        ['El manual ni se abre.', 'Entra por la puerta y encuentra su sitio.'],
      ],
      after: ['todo en su sitio desde el primer día'],
      questions: ['¿Quién tiene una tarde para montarlo?', '¿Por qué paso íbamos?'],
      scenes: ['Llegó hace días y sigue en su caja.'],
      short: ['una tarde con el manual'],
    },
    en: {
      match:
        'assembly included | comes assembled | fully assembled | arrives assembled | delivered assembled | installation included | ready assembled | pre assembled | we install | assembly service | delivered and assembled',
      found: 'Assembly included',
      notFound: 'Assembly required',
      means: [
        ['It arrives and is in use.', 'Whoever brings it sets it up, and the afternoon stays free.'],
        ['The manual stays in its bag.', 'It comes in, finds its place and is ready.'],
      ],
      after: ['ready from the start'],
      questions: ['Who has an afternoon to build it?', 'Which way up is this diagram?'],
      scenes: ['It came days ago and is still in its box.'],
      short: ['an afternoon with the manual'],
    },
  },
  {
    id: 'easy-assembly',
    sectors: ['home', 'building', 'garden', 'electronics', 'sports', 'pets', 'industry', 'general'],
    es: {
      match:
        'facil* montaje | montaje facil | facil* de montar | se monta en # minutos | montaje sencillo | facil* de instalar | facil instalacion | instalacion sencilla | se instala en # minutos',
      found: 'Fácil de montar',
      notFound: 'Fácil de limpiar',
      means: [
        ['El montaje cabe en un rato.', 'Pocas piezas, pocos pasos y el cartón fuera antes de cenar.'],
        ['Las instrucciones se entienden.', 'Se abre la caja, se siguen los dibujos y queda en pie.'],
      ],
      after: ['montado en un rato'],
      questions: ['¿Por qué sobran siempre piezas?', '¿Alguien entiende este dibujo?'],
      scenes: ['Las piezas cubren la alfombra y el plano está del revés.'],
      short: ['piezas que sobran al final'],
    },
    en: {
      match:
        'easy to assemble | easy assembly | assembles in # minutes | simple assembly | quick assembly | easy to install | easy installation | simple to install | installs in # minutes | quick to install | easy to set up | easy set up | easy setup',
      found: 'Easy to assemble',
      notFound: 'A school assembly hall',
      means: [
        ['It is up in a short while.', 'Few parts, few steps, and the cardboard is out before supper.'],
        ['The instructions make sense.', 'Open the box, follow the drawings and it stands.'],
      ],
      after: ['built in a short while'],
      questions: ['Why are there always parts left over?', 'Does anyone understand this drawing?'],
      scenes: ['Parts cover the rug and the plan is upside down.'],
      short: ['leftover parts at the end'],
    },
  },
  {
    id: 'solid-wood',
    sectors: ['home', 'crafts', 'garden', 'building', 'general'],
    es: {
      match:
        'madera maciza | madera natural | macizo | maciza | roble macizo | pino macizo | nogal macizo | haya maciza | tablero macizo',
      found: 'Mesa de madera maciza',
      notFound: 'Estufa de madera',
      means: [
        ['La veta sigue por dentro.', 'Un roce se lija y debajo vuelve a haber madera.'],
        ['No hay chapa que se levante.', 'La tabla es lo que parece, por el canto y por debajo.'],
      ],
      after: ['madera por dentro y por fuera'],
      questions: ['¿Esto es madera o lo parece?', '¿Qué hay debajo de la chapa?'],
      scenes: ['La esquina se levantó y debajo solo había serrín prensado.'],
      short: ['chapas que se levantan por la esquina'],
    },
    en: {
      match:
        'solid wood | solid oak | solid pine | solid beech | solid walnut | solid timber | solid hardwood | solid mahogany | natural wood | real wood | solid teak | solid acacia',
      found: 'A solid oak table',
      notFound: 'Solid shampoo',
      means: [
        ['The grain runs all the way in.', 'A scratch is sanded and beneath it there is wood again.'],
        ['No veneer to lift.', 'The board is what it seems, on the edge and underneath.'],
      ],
      after: ['wood inside and out'],
      questions: ['Is this wood or does it look like it?', 'What lies under the veneer?'],
      scenes: ['A corner lifted and underneath was only pressed dust.'],
      short: ['veneer lifting at the corner'],
    },
  },
  {
    id: 'wooden',
    sectors: ['home', 'crafts', 'garden', 'building', 'electronics', 'accessories', 'pets', 'general'],
    es: {
      match:
        'de madera | en madera | de roble | de pino | de nogal | de haya | de olivo | de teca | de bambu | bambu | de acacia | patas de madera | base de madera | madera de haya | madera de roble | madera de pino | madera de nogal | madera de olivo | madera de acacia | madera de abedul',
      found: 'Lámpara con base de madera',
      notFound: 'Horno de leña',
      means: [
        ['La veta no se repite.', 'Cada trozo trae su dibujo, y con los años cambia de tono.'],
        ['La mano nota que es madera.', 'Es un material que se toca antes de mirarlo.'],
      ],
      after: ['una veta que no se repite'],
      questions: ['¿Cuánto plástico hay alrededor?', '¿Y algo que apetezca tocar?'],
      scenes: ['Todo brilla igual y nada se parece a un árbol.'],
      short: ['superficies sin una sola veta'],
    },
    en: {
      match:
        'wooden | made of wood | oak | pine | walnut | beech wood | bamboo | acacia | teak | olive wood | wood base | wooden base | wooden legs | birch | beech',
      found: 'A lamp with a wooden base',
      notFound: 'A wood-burning oven',
      means: [
        [
          'Its grain never repeats.',
          'Each piece brings its own pattern, and its tone shifts with the years.',
        ],
        ['The hand knows it is wood.', 'You touch it before you look at it.'],
      ],
      after: ['a grain that never repeats'],
      questions: ['How much plastic is all around?', 'And something nice to touch?'],
      scenes: ['It all shines alike and nothing looks like a tree.'],
      short: ['surfaces without any grain'],
    },
  },
  {
    id: 'wheels',
    sectors: ['home', 'industry', 'electronics', 'restaurants', 'garden', 'general'],
    es: {
      match:
        'con ruedas | ruedas giratorias | ruedas con freno | ruedas multidireccionales | base con ruedas',
      found: 'Cesta con ruedas',
      notFound: 'Ruedas de repuesto para coche',
      means: [
        ['Se mueve con un dedo.', 'Cambiar de sitio no pide ayuda ni raya el suelo al arrastrar.'],
        ['El peso lo llevan las ruedas.', 'Barrer debajo es apartarlo y volver a ponerlo.'],
      ],
      after: ['mover sin levantar'],
      questions: ['¿Quién ayuda a mover esto?', '¿Qué habrá debajo?'],
      scenes: ['Para barrer ahí detrás hacen falta ganas y compañía.'],
      short: ['muebles que nadie aparta'],
    },
    en: {
      match:
        'on wheels | with wheels | castors | casters | swivel wheels | lockable wheels | locking casters',
      found: 'A basket on wheels',
      notFound: 'Four-wheel drive',
      means: [
        ['One finger moves it.', 'Changing its place needs no help and drags nothing over the floor.'],
        ['The wheels take the weight.', 'Sweeping underneath means pushing it aside and back.'],
      ],
      after: ['moving without lifting'],
      questions: ['Who will help move this?', 'What is under there?'],
      scenes: ['Sweeping behind it takes courage and a second pair of hands.'],
      short: ['furniture nobody shifts'],
    },
  },
  {
    id: 'storage',
    sectors: ['home', 'tourism', 'general'],
    es: {
      match:
        'espacio de almacenaje | almacenaje | con almacenamiento interior | arcon | canape abatible | compartimento* interior* | cajon* interior* | con cajones | # cajones | estantes interiores | con estantes | capacidad de almacenaje',
      found: 'Banco con arcón',
      notFound: 'Almacenamiento de 256 GB',
      means: [
        ['Guarda mientras sirve.', 'Mantas, cables y juegos desaparecen sin salir de la habitación.'],
        ['Lo que estaba encima queda dentro.', 'Cada cosa gana un sitio y la superficie vuelve a verse.'],
      ],
      after: ['cada cosa en su sitio'],
      questions: ['¿Dónde se mete todo esto?', '¿Y la silla donde se acumula la ropa?'],
      scenes: ['La manta, el mando y los cargadores duermen en el sofá.'],
      short: ['cosas encima de otras cosas'],
    },
    en: {
      match:
        'storage space | built in storage | hidden storage | under bed storage | # drawers | with drawers | storage compartment* | storage inside | with shelves | ample storage | storage bench | plenty of storage | # shelves',
      found: 'A bench with hidden storage',
      notFound: '256 GB of storage',
      means: [
        ['It stores while it serves.', 'Blankets, cables and games vanish without leaving the room.'],
        ['What lay on top goes inside.', 'Everything gains a place and the surface is seen again.'],
      ],
      after: ['everything in its place'],
      questions: ['Where does all this go?', 'And the chair where clothes pile up?'],
      scenes: ['The blanket, the remote and the chargers sleep on the sofa.'],
      short: ['things on top of other things'],
    },
  },
  {
    id: 'modular',
    sectors: ['home', 'garden', 'general'],
    es: {
      match:
        'modular* | por modulos | modulos combinables | se combina* entre si | combinable* | composicion libre',
      found: 'Sofá modular',
      notFound: 'Módulo de contabilidad',
      means: [
        ['Cambia con la habitación.', 'Las piezas se mueven y la misma compra sirve para otra pared.'],
        ['Se empieza por poco.', 'Primero una parte, y el resto cuando haga falta.'],
      ],
      after: ['una pieza que cambia de forma'],
      questions: ['¿Y si cambia la casa?', '¿Cabrá en el próximo salón?'],
      scenes: ['Con la mudanza, la estantería ya no cabía en ninguna parte.'],
      short: ['muebles que solo valen para una pared'],
    },
    en: {
      match: 'modular | modules | mix and match | sectional | reconfigurable | configurable',
      found: 'A modular sofa',
      notFound: 'A training module',
      means: [
        ['It changes with the room.', 'The pieces move and the same purchase serves another wall.'],
        ['Start with a little.', 'First one part, and the rest when it is called for.'],
      ],
      after: ['a piece that changes shape'],
      questions: ['What if the room changes?', 'Will it fit the next place?'],
      scenes: ['After the move, the shelving fitted nowhere.'],
      short: ['furniture for a single wall'],
    },
  },
  {
    id: 'sofa-bed',
    es: {
      match: 'sofa cama | se convierte en cama | convertible en cama',
      found: 'Se convierte en cama en un minuto',
      notFound: 'Cama elástica',
      means: [
        ['La visita tiene cama.', 'De día es asiento y de noche deja dormir a quien se queda.'],
        ['Quien se queda duerme bien estirado.', 'El salón hace de cuarto de invitados sin que se note.'],
      ],
      after: ['cama para quien se queda'],
      questions: ['¿Dónde duerme quien se queda?', '¿Otra vez el colchón hinchable?'],
      scenes: ['Es tarde, llueve y no hay dónde acostar a la visita.'],
      short: ['el colchón hinchable del armario'],
    },
    en: {
      match: 'sofa bed | converts to a bed | converts into a bed | pull out bed',
      found: 'Converts into a bed',
      notFound: 'A bed of roses',
      means: [
        ['The guest has a bed.', 'By day it seats, and by night it lets someone stay over.'],
        ['Whoever stays sleeps stretched out.', 'The living room becomes a spare room and nobody can tell.'],
      ],
      after: ['a bed for whoever stays'],
      questions: ['Where does the guest sleep?', 'The airbed again?'],
      scenes: ['It is late, it is raining and there is nowhere to put the visitor.'],
      short: ['the airbed in the cupboard'],
    },
  },
  {
    id: 'reclining',
    sectors: ['home', 'garden', 'tourism', 'general'],
    es: {
      match:
        'reclinable* | respaldo reclinable | reposapies | reposacabezas | respaldo de # posiciones | # posiciones de respaldo',
      found: 'Sillón reclinable',
      notFound: 'Posición fiscal de la empresa',
      means: [
        ['El respaldo acompaña la postura.', 'Se lee erguido y se echa la siesta sin cambiar de asiento.'],
        ['La siesta no pide sofá.', 'Basta inclinarse para pasar de la lectura al descanso.'],
      ],
      after: ['leer y dormitar en el mismo asiento'],
      questions: ['¿Quién echa la siesta sentado?', '¿Dónde se ponen los pies?'],
      scenes: ['La película sigue y el respaldo no perdona.'],
      short: ['cabezadas con el cuello torcido'],
    },
    en: {
      match:
        'reclining | recliner | reclines | footrest | headrest | adjustable backrest | # reclining positions',
      found: 'A reclining armchair',
      notFound: 'Position sensor',
      means: [
        ['The back follows the posture.', 'Read upright, then nap, without changing seats.'],
        ['A nap needs no sofa.', 'Leaning back is all it takes to go from reading to resting.'],
      ],
      after: ['read and doze in one seat'],
      questions: ['Who can nap sitting up?', 'Where do the feet go?'],
      scenes: ['The film goes on and the seat back does not forgive.'],
      short: ['nodding off bolt upright'],
    },
  },
  {
    id: 'soft-close',
    sectors: ['home', 'building', 'general'],
    es: {
      match: 'cierre suave | cierre amortiguado | cierre silencioso | freno en cajones | bisagras con freno',
      found: 'Cajones con cierre amortiguado',
      notFound: 'Cierre de cremallera',
      means: [
        ['El cajón frena solo.', 'Se empuja y el último tramo lo hace sin ruido.'],
        ['Ni portazos ni dedos pillados.', 'La cocina se recoge de noche y nadie se despierta.'],
      ],
      after: ['cajones que no despiertan a nadie'],
      questions: ['¿Quién ha dado ese portazo?', '¿Se puede recoger sin despertar a nadie?'],
      scenes: ['Un cajón cerrado de golpe a las tantas y la casa entera en pie.'],
      short: ['portazos a medianoche'],
    },
    en: {
      match: 'soft close | soft closing | slow close | damped hinges',
      found: 'Soft-close drawers',
      notFound: 'Close to the station',
      means: [
        ['The drawer brakes by itself.', 'One push, and it does the last stretch without a noise.'],
        ['No slams, no pinched fingers.', 'The kitchen is tidied at night and nobody stirs.'],
      ],
      after: ['drawers that wake nobody'],
      questions: ['Who slammed that?', 'Can anyone tidy up quietly?'],
      scenes: ['A drawer shut hard, late at night, and the whole house is up.'],
      short: ['slams at midnight'],
    },
  },
  {
    id: 'wall-mounted',
    sectors: ['home', 'electronics', 'garden', 'general'],
    es: {
      match:
        'se cuelga en la pared | montaje en pared | fijacion a pared | para colgar en la pared | mueble suspendido | suspendid* en la pared',
      found: 'Soporte de montaje en pared',
      notFound: 'Pintura para paredes',
      means: [
        ['El suelo queda despejado.', 'Colgado, deja pasar la escoba y hace sitio debajo.'],
        ['Se gana lo que la pared no usaba.', 'Lo que antes estorbaba en el suelo sube y deja paso.'],
      ],
      after: ['el suelo libre'],
      questions: ['¿Por qué está todo en el suelo?', '¿Y toda esa pared vacía?'],
      scenes: ['La escoba da la vuelta a cada pata.'],
      short: ['rincones llenos y paredes vacías'],
    },
    en: {
      match:
        'wall mounted | wall mount | mounts on the wall | hangs on the wall | wall hanging | wall bracket | mounts to the wall',
      found: 'A wall-mounted shelf',
      notFound: 'Wall paint',
      means: [
        ['The floor stays clear.', 'Hung up, it lets the broom pass and makes room beneath.'],
        ['It uses wall that was idle.', 'What stood in the way goes up and leaves a path.'],
      ],
      after: ['a clear floor'],
      questions: ['Why is it all on the floor?', 'And all that empty wall?'],
      scenes: ['The broom goes around every leg.'],
      short: ['full corners and empty walls'],
    },
  },
  {
    id: 'compact',
    sectors: ['home', 'electronics', 'building', 'garden', 'industry', 'restaurants', 'sports', 'general'],
    es: {
      match:
        'compact* | poco espacio | ocupa poco | espacios pequenos | tamano compacto | cabe en cualquier | espacio reducido | espacios reducidos',
      found: 'Diseño compacto para pisos pequeños',
      notFound: 'Pista de tenis de suelo compactado',
      means: [
        ['Cabe donde parecía que no.', 'El sitio que ocupa se queda en lo que necesita para funcionar.'],
        ['Ocupa lo justo.', 'Está a mano sin quedarse con todo el espacio.'],
      ],
      after: ['espacio para lo demás'],
      questions: ['¿Y dónde se pone en un piso así?', '¿Qué hay que quitar para que quepa?'],
      scenes: ['La mesa está llena antes de empezar.'],
      short: ['aparatos que se adueñan de la mesa'],
    },
    en: {
      match:
        'compact | small footprint | takes up little space | space saving | small spaces | fits anywhere | saves space | slim profile',
      found: 'Compact design for small flats',
      notFound: 'A compact car park',
      means: [
        ['It fits where it seemed it would not.', 'It takes up only the room it needs to do its work.'],
        ['It takes up just enough.', 'It is at hand without claiming all the space.'],
      ],
      after: ['room for the rest'],
      questions: ['Where would it go in a flat like this?', 'What has to go to make room?'],
      scenes: ['The table is full before the work starts.'],
      short: ['gadgets that take over the table'],
    },
  },
  {
    id: 'weatherproof-outdoor',
    sectors: ['home', 'garden', 'general'],
    es: {
      match:
        'apt* para exterior* | uso exterior | para exterior* | resistente* a la intemperie | interior y exterior | resistente* al sol | para intemperie | resiste* la intemperie | uso en exteriores',
      found: 'Apto para exterior',
      notFound: 'Vistas al exterior',
      means: [
        ['Tiene sitio también fuera.', 'La terraza, el jardín o el balcón valen tanto como el salón.'],
        ['La terraza se deja puesta.', 'Cuando sale un rato de sol, ya está ahí esperando.'],
      ],
      after: ['una terraza siempre puesta'],
      questions: ['¿Hay que guardarlo cuando llueve?', '¿Quién saca y mete todo esto?'],
      scenes: ['Cae un chaparrón y hay que salir corriendo a meterlo todo.'],
      short: ['meter y sacar muebles según el cielo'],
    },
    en: {
      match:
        'weatherproof | weather resistant | suitable for outdoor* | outdoor use | indoor or outdoor | indoor and outdoor | indoors or out | for outdoors | all weather | indoor outdoor | uv resistant',
      found: 'Suitable for outdoor use',
      notFound: 'Weather forecast by email',
      means: [
        [
          'It has a place outside as well.',
          'A terrace, a garden or a balcony will do as well as the living room.',
        ],
        ['The terrace stays laid out.', 'When the sun comes out for a while, it is there already.'],
      ],
      after: ['a terrace that stays laid'],
      questions: ['Must it come in when it rains?', 'Who carries it all in and out?'],
      scenes: ['A shower falls and someone runs for the cushions.'],
      short: ['furniture in and out with the clouds'],
    },
  },
];

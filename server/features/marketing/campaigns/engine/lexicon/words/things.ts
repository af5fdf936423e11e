import type { Entry } from '../entry';

export const thingsConcepts: readonly Entry[] = [
  {
    id: 'hard-wearing',
    sectors: [
      'home',
      'fashion',
      'accessories',
      'sports',
      'electronics',
      'building',
      'garden',
      'industry',
      'pets',
      'logistics',
      'general',
    ],
    es: {
      match:
        'duradero* | duradera* | muy resistente* | alta resistencia | material* resistente* | tejido resistente | robust* | solid* y resistente* | irrompible* | resistente* a golpes | resistente* a los golpes | gran durabilidad | mayor durabilidad | durabilidad | resistente* a aranazos | resistente* a la corrosion',
      found: 'Estructura robusta y duradera',
      notFound: 'Sabor duradero en boca',
      means: [
        ['Está pensado para usarse.', 'El trato de diario no obliga a andarse con cuidado.'],
        ['Un golpe no lo retira.', 'Se apoya, se cae, se recoge y se sigue.'],
      ],
      after: ['algo que se usa sin miedo'],
      questions: ['¿Cuánto duró el anterior?', '¿Hay que tratarlo con guantes?'],
      scenes: ['La pieza se partió el día de estrenarla.'],
      short: ['cosas que se rompen al estrenarlas'],
    },
    en: {
      match:
        'durable | rugged | built to last | sturdy | robust | hard wearing | heavy duty | shatterproof | shock resistant | scratch resistant | solidly built | unbreakable | corrosion resistant | industrial grade',
      found: 'A sturdy, durable frame',
      notFound: 'Long-lasting taste in the mouth',
      means: [
        ['It is meant to be used.', 'Everyday handling calls for no special care.'],
        ['A knock does not retire it.', 'It gets leant on and dropped, and goes back to work.'],
      ],
      after: ['something used without worry'],
      questions: ['How long did the previous one last?', 'Must it be handled with gloves?'],
      scenes: ['The piece snapped on the day it was new.'],
      short: ['things that break when new'],
    },
  },
  {
    id: 'comfortable-seat',
    sectors: ['home', 'tourism', 'general'],
    es: {
      match:
        'sofa comod* | sillon comod* | silla comod* | asiento comod* | asiento acolchado | asiento mullido | respaldo alto | cojines mullidos | muy comod* para sentarse | asientos de espuma | cojines de pluma',
      found: 'Sillón cómodo de respaldo alto',
      notFound: 'Cómoda de pino con cajones',
      means: [
        ['Invita a sentarse.', 'Se llega, se deja el bolso y nadie tiene prisa por levantarse.'],
        ['La charla se alarga sin notarlo.', 'El café se enfría porque nadie mira el reloj.'],
      ],
      after: ['un asiento que invita a quedarse'],
      questions: ['¿Quién aguanta sentado ahí?', '¿Por qué acaban todos de pie?'],
      scenes: ['La película no ha acabado y ya nadie encuentra postura.'],
      short: ['sillas de las que uno se levanta pronto'],
    },
    en: {
      match:
        'comfortable sofa | comfortable armchair | comfortable chair | comfortable seat | padded seat | cushioned seat | plush cushions | comfortable cream sofa | deep cushions | feather and foam | foam cushions | feather cushions | upholstered seat | high back chair',
      found: 'A comfortable armchair with a high back',
      notFound: 'A comfortable pair of shoes',
      means: [
        ['It invites people to sit.', 'In they come, down goes the bag, and nobody hurries to get up.'],
        ['Talk runs on unnoticed.', 'The coffee goes cold because nobody checks the time.'],
      ],
      after: ['a seat that keeps people'],
      questions: ['Who can sit there for long?', 'Why does everyone end up standing?'],
      scenes: ['The film is not over and nobody can find a position.'],
      short: ['chairs one leaves early'],
    },
  },
  {
    id: 'set-of-several',
    sectors: ['home', 'crafts', 'general'],
    es: {
      match: 'juego de # | set de # | pack de # | conjunto de #',
      found: 'Juego de cuatro tazas',
      notFound: 'Juego de mesa',
      means: [
        ['Salen iguales de la caja.', 'No hay que ir juntando piezas sueltas de aquí y de allá.'],
        ['El juego entra completo.', 'Lo de dentro va a juego desde el principio.'],
      ],
      after: ['el juego entero a mano'],
      questions: ['¿Cuántos quedan de aquel juego?', '¿Cuál es el que no casa?'],
      scenes: ['En el armario conviven restos de varios juegos.'],
      short: ['piezas sueltas que no casan'],
    },
    en: {
      match: 'set of # | pack of # | # piece set | bundle of #',
      found: 'A set of four mugs',
      notFound: 'A settled dispute',
      means: [
        ['They come out of the box alike.', 'There are no odd pieces to gather from here and there.'],
        ['The set arrives complete.', 'What is inside matches from the start.'],
      ],
      after: ['the whole set at hand'],
      questions: ['How many are left of that set?', 'Which one is the odd one out?'],
      scenes: ['The cupboard holds the remains of several sets.'],
      short: ['odd pieces that do not match'],
    },
  },
  {
    id: 'heat-resistant-kitchen',
    sectors: ['home', 'food', 'restaurants', 'crafts'],
    es: {
      match:
        'resistente* al calor | apta para calor | silicona resistente | resiste* el calor | soporta* altas temperaturas | soporta* temperaturas de hasta # c | resiste* hasta # c | soporta* hasta # c | aguanta* hasta # c | resistente* hasta # c',
      found: 'Espátula resistente al calor',
      notFound: 'Bolsa de calor',
      means: [
        ['Se queda en el borde de la sartén.', 'No hay que sacarla corriendo cada vez que se remueve.'],
        ['El calor de la cazuela no la ablanda.', 'Se remueve hasta el fondo y vuelve igual al cajón.'],
      ],
      after: ['remover sin prisas'],
      questions: ['¿Por qué está derretida la punta?', '¿Esto puede tocar el fuego?'],
      scenes: ['La espátula de plástico se quedó apoyada un momento de más.'],
      short: ['utensilios derretidos por la punta'],
    },
    en: {
      match:
        'heat resistant | heatproof | heat proof | withstands heat | resists heat | withstands high temperatures | withstands temperatures up to # c | withstands temperatures of up to # c | withstands up to # c | heat resistant to # c',
      found: 'A heat-resistant spatula',
      notFound: 'A heat pad',
      means: [
        ["It can rest on the pan's rim.", 'No whisking it away each time something is stirred.'],
        [
          "The pot's heat does not soften it.",
          'Stir right to the bottom, and it goes back to the drawer as it was.',
        ],
      ],
      after: ['stirring without a rush'],
      questions: ['Why has the tip melted?', 'May this touch the heat?'],
      scenes: ['The plastic spatula was left leaning a moment too long.'],
      short: ['utensils melted at the tip'],
    },
  },
  {
    id: 'speeds-modes',
    sectors: ['home', 'beauty', 'building', 'garden', 'general'],
    es: {
      match:
        '# velocidades | varias velocidades | # modos | velocidad regulable | varios modos | # programas | velocidad variable | distintos modos | control de velocidad',
      found: 'Batidora de cinco velocidades',
      notFound: 'Cámara de alta velocidad',
      means: [
        ['Se ajusta a lo que toca.', 'Lo delicado va despacio y lo duro, con más fuerza.'],
        ['No es todo o nada.', 'Se empieza suave y se sube si hace falta.'],
      ],
      after: ['la fuerza justa en cada uso'],
      questions: ['¿Por qué o nada o demasiado?', '¿No se puede ir más despacio?'],
      scenes: ['El botón tiene una sola posición y lo demás se hace a pulso.'],
      short: ['todo o nada con un solo botón'],
    },
    en: {
      match:
        '# speeds | # modes | variable speed | # programmes | multiple modes | adjustable speed | several modes | # speed blender | # speed mixer | # speed drill | # speed settings | # speed fan | # speed motor',
      found: 'A five-speed blender',
      notFound: 'A high-speed camera',
      means: [
        ['It adjusts to the job.', 'Delicate things go slowly and hard ones with more force.'],
        ['It is not all or nothing.', 'Begin gently and go up if it is called for.'],
      ],
      after: ['just the right force each time'],
      questions: ['Why is it always too much?', 'Can it go any slower?'],
      scenes: ['The button has a single position, and the hand does the rest.'],
      short: ['all or nothing with one button'],
    },
  },
  {
    id: 'silicone',
    sectors: ['home', 'food'],
    es: {
      match: 'molde siliconado | siliconado | molde* de silicona | moldes de silicona flexible',
      found: 'Molde de silicona para bizcocho',
      notFound: 'Silicona para juntas de obra',
      means: [
        [
          'Se dobla y suelta lo de dentro.',
          'El bizcocho sale empujando por debajo, sin cuchillo de por medio.',
        ],
        ['Cabe doblado en el cajón.', 'Se enrolla o se aplasta y recupera su forma.'],
      ],
      after: ['moldes que sueltan el bizcocho'],
      questions: ['¿Se despegará entero?', '¿Quién corta los bordes con cuchillo?'],
      scenes: ['El bizcocho sale, pero la base se queda dentro.'],
      short: ['bizcochos pegados al molde'],
    },
    en: {
      match:
        'silicone mould* | silicone mold* | silicone baking | silicone cake | silicone bakeware | silicone muffin',
      found: 'Silicone cake mould',
      notFound: 'Bathroom sealant',
      means: [
        ['It bends and lets go.', 'The sponge comes out with a push from below, no knife needed.'],
        ['It fits in the drawer, folded.', 'Rolled or squashed, it takes its shape again.'],
      ],
      after: ['moulds that let the cake go'],
      questions: ['Will it come out whole?', 'Who runs a knife round the edge?'],
      scenes: ['The cake comes out, but its base stays in.'],
      short: ['cakes stuck to the tin'],
    },
  },
  {
    id: 'aluminium',
    sectors: ['sports', 'garden', 'building', 'electronics', 'industry', 'accessories', 'pets', 'general'],
    es: {
      match:
        'de aluminio | aluminio | aleacion de aluminio | cuerpo de aluminio | estructura de aluminio | titanio | cuadro de aluminio | perfil de aluminio',
      found: 'Estructura de aluminio',
      notFound: 'Papel de aluminio',
      means: [
        ['Pesa poco para ser metal.', 'No carga como el hierro y la lluvia no lo oxida.'],
        ['La lluvia no lo oxida.', 'Es firme y se mueve sin pedir ayuda.'],
      ],
      after: ['metal que se levanta sin ayuda'],
      questions: ['¿Quién levanta esto?', '¿Por qué pesa como un yunque?'],
      scenes: ['El hierro pasó una noche fuera y ya tiene un cerco naranja.'],
      short: ['hierros que nadie quiere mover'],
    },
    en: {
      match:
        'aluminium | aluminum | alloy frame | aluminium body | aluminum body | titanium | forged alloy | aluminium alloy | aluminum alloy',
      found: 'An aluminium frame',
      notFound: 'Aluminium foil',
      means: [
        ['It is light, for a metal.', 'It is metal without the weight of iron, and it does not rust.'],
        ['It does not rust.', 'Water runs off it and leaves no rust behind.'],
      ],
      after: ['metal that does not rust'],
      questions: ['Will it rust?', 'Why does metal have to be so heavy?'],
      scenes: ['The old one has rusted where nobody looks.'],
      short: ['rust in the joints'],
    },
  },
  {
    id: 'delivery-in-days',
    es: {
      match:
        'envio* en # dias | envio en # a # dias | entrega en # dias | entrega* en # dias | plazo de entrega de # dias | se envia* en # dias | entrega de # a # dias | envio* en # # dias | entrega en # semana* | envio en # semana* | plazo de entrega / | plazo de entrega # | plazo # dias | entrega / # | plazo / # dias',
      found: 'Envío en 3-5 días hábiles',
      notFound: 'Devolución en 30 días',
      means: [
        [
          'La fecha de llegada se puede contar.',
          'Se mira el calendario y se sabe para cuándo hace falta pedirlo.',
        ],
        ['El plazo está dicho antes de pagar.', 'Nadie compra a ciegas y luego pregunta.'],
      ],
      after: ['un plazo dicho de antemano'],
      questions: ['¿Y esto cuándo llega?', '¿Da tiempo a que esté aquí?'],
      scenes: ['El pedido está hecho y nadie sabe para qué día.'],
      short: ['comprar sin saber cuándo llega'],
    },
    en: {
      match:
        'ships in # days | delivery in # days | delivered in # days | ships in # # business days | ships within # days | delivery within # days | ships in # weeks | ships in # week | arrives in # days | ships in # month | dispatched within # days | # business days | # working days | delivery # # weeks | delivery # weeks | delivery / # | lead time',
      found: 'Delivery in 3–5 working days',
      notFound: 'Returns within 30 days only',
      means: [
        ['Its arrival can be counted out.', 'One look at the calendar tells when it needs to be ordered.'],
        ['The term is known before paying.', 'Nobody buys blind and asks afterwards.'],
      ],
      after: ['a date known beforehand'],
      questions: ['And when does this arrive?', 'Is there time for it to be here?'],
      scenes: ['The order is placed and nobody knows for which day.'],
      short: ['buying without a date'],
    },
  },
  {
    id: 'zip-closure',
    sectors: ['fashion', 'sports'],
    es: {
      match:
        'cremallera | cierre de cremallera | cierre frontal | con cremallera | cremallera oculta | cremallera completa | cierre con cremallera | cierre delantero',
      found: 'Cierre frontal con cremallera',
      notFound: 'Cierre de caja',
      means: [
        ['Se cierra de un tirón.', 'Ponerlo y quitarlo no obliga a despeinarse.'],
        ['Se abre igual de deprisa.', 'No hay una fila de botones que contar, por delante o por detrás.'],
      ],
      after: ['cerrar de un tirón'],
      questions: ['¿Quién abrocha todo eso con prisa?', '¿Dónde está ese botón?'],
      scenes: ['El ascensor ya baja y falta un botón por abrochar.'],
      short: ['ojales que no aparecen'],
    },
    en: {
      match:
        'zip | zipper | full zip | front zip | zip closure | zipper closure | two way zip* | exposed zip | hidden zip | invisible zip | side zip | zip fastening | zippered',
      found: 'A front zip closure',
      notFound: 'Zip code',
      means: [
        ["One pull and it's shut.", "On and off it goes without ruffling anyone's hair."],
        ['It opens just as fast.', 'There is no row of buttons to count, in front or behind.'],
      ],
      after: ['shut with one pull'],
      questions: ['Who does all those up in a rush?', 'Where did that button go?'],
      scenes: ['The lift is on its way down and one button is still undone.'],
      short: ['buttonholes that hide'],
    },
  },
  {
    id: 'viscose-tencel',
    sectors: ['fashion', 'accessories', 'home', 'general'],
    es: {
      match: 'viscosa | tencel | lyocell | modal | rayon | cupro | # viscosa',
      found: 'Blusa de viscosa',
      notFound: 'Ventana modal del programa',
      means: [
        ['La tela cae y acompaña.', 'Se mueve con el paso y no se queda tiesa al sentarse.'],
        ['Es fresca y con peso justo.', 'No se levanta con el aire ni se pega a las piernas.'],
      ],
      after: ['una tela que acompaña el paso'],
      questions: ['¿Por qué se queda así esta falda?', '¿Y algo con caída?'],
      scenes: ['Al levantarse, la falda conserva la forma de la silla.'],
      short: ['telas que se quedan tiesas'],
    },
    en: {
      match: 'viscose | tencel | lyocell | modal | rayon | cupro | # viscose | micro modal',
      found: 'A viscose blouse',
      notFound: 'A modal window',
      means: [
        ['The cloth falls and follows.', 'It moves with each step and does not stay stiff after sitting.'],
        ['It is cool, with weight enough.', 'It does not lift in the wind or cling to the legs.'],
      ],
      after: ['a cloth that follows the step'],
      questions: ['Why does this skirt stay like that?', 'Something that hangs well?'],
      scenes: ['On standing up, the skirt keeps the shape of the chair.'],
      short: ['cloth that stays stiff'],
    },
  },
  {
    id: 'tailored-fit',
    sectors: ['fashion'],
    es: {
      match: 'corte entallado | entallad* | slim fit | corte ajustado | sastreria | corte slim | ajuste slim',
      found: 'Camisa de corte entallado',
      notFound: 'Talla de madera',
      means: [
        ['La línea del cuerpo se ve.', 'No sobra tela por los lados ni hay que meterla por dentro.'],
        ['Se pone y ya está arreglado.', 'El espejo no pide otra vuelta antes de salir.'],
      ],
      after: ['un corte que no sobra'],
      questions: ['¿Dónde se mete toda esta tela?', '¿Una talla menos o una más?'],
      scenes: ['La camisa hace vela en cuanto sopla algo de aire.'],
      short: ['tela de más por los costados'],
    },
    en: {
      match:
        'slim fit | tailored | tailored fit | fitted | slim leg | slim cut | pencil silhouette | skinny fit | tapered leg | tapered',
      found: 'A tailored shirt',
      notFound: 'Tailor-made holidays',
      means: [
        ['The line of the body shows.', 'No cloth to spare at the sides, and nothing to tuck away.'],
        ["Put it on and you're dressed.", 'The mirror does not ask for another try before leaving.'],
      ],
      after: ['a cut with nothing to spare'],
      questions: ['Where does all this cloth go?', 'A size down or a size up?'],
      scenes: ['The shirt turns into a sail at the first breath of wind.'],
      short: ['spare cloth at the sides'],
    },
  },
  {
    id: 'long-sleeves',
    sectors: ['fashion', 'sports'],
    es: {
      match: 'manga larga | mangas largas | punos elasticos | cuello alto | cuello vuelto',
      found: 'Camiseta de manga larga',
      notFound: 'Manga de agua',
      means: [
        ['El frío de la tarde no entra.', 'Cuando refresca, el brazo ya va tapado.'],
        ['Hay una capa menos que llevar.', 'La chaqueta puede quedarse en el respaldo de la silla.'],
      ],
      after: ['brazos tapados cuando refresca'],
      questions: ['¿Hará fresco luego?', '¿Quién vuelve a por la chaqueta?'],
      scenes: ['El sol se va y la terraza se queda helada.'],
      short: ['volver a casa a por una chaqueta'],
    },
    en: {
      match:
        'long sleeve* | long sleeved | ribbed cuffs | turtleneck | turtle neck | roll neck | high neck | buttoned cuffs | thumbholes',
      found: 'A long-sleeved top',
      notFound: 'Record sleeves',
      means: [
        ['Evening chill stays out.', 'When it turns cool, the arms are covered already.'],
        ['One layer fewer to carry.', 'The jacket can stay over the back of the chair.'],
      ],
      after: ['arms covered when it cools'],
      questions: ['Will it be chilly later?', 'Who goes back for the jacket?'],
      scenes: ['The sun goes and the terrace turns cold.'],
      short: ['going home for a jacket'],
    },
  },
  {
    id: 'with-lid',
    sectors: ['home', 'food', 'general'],
    es: {
      match:
        'tapa de vidrio | tapa de cristal | tapa antisalpicaduras | olla* con tapa | sarten* con tapa | cazuela* con tapa | cacerola* con tapa | con tapa de vidrio | con tapa de cristal',
      found: 'Olla con tapa de vidrio',
      notFound: 'Libro de tapa dura',
      means: [
        ['Lo que sobra se tapa y se guarda.', 'Del fuego a la nevera sin buscar un plato que encaje encima.'],
        ['La cocina no acaba salpicada.', 'Hierve tapado y el azulejo sigue limpio.'],
      ],
      after: ['tapar y guardar sin más'],
      questions: ['¿Con qué se tapa esto?', '¿De qué olla es esta tapa?'],
      scenes: ['El armario tiene más tapas que ollas, y ninguna va.'],
      short: ['un plato haciendo de tapa'],
    },
    en: {
      match:
        'glass lid | pan with lid | pot with lid | casserole with lid | saucepan with lid | with glass lid',
      found: 'A pot with a glass lid',
      notFound: 'An eyelid brush',
      means: [
        [
          'What is left is covered and kept.',
          'From the heat to the fridge without a hunt for a plate that fits on top.',
        ],
        ['The kitchen stays unsplashed.', 'It boils covered, and the tiles stay clean.'],
      ],
      after: ['cover it and put it away'],
      questions: ['What can cover this?', 'Which pot does this lid go on?'],
      scenes: ['The cupboard has more lids than pots, and none of them fits.'],
      short: ["a plate doing a lid's job"],
    },
  },
  {
    id: 'free-shipping-from',
    es: {
      match:
        'envio* gratis en pedidos de mas de # | envio* gratis a partir de # | envio* gratis desde # | envio* gratuito* a partir de # | envio* gratis en compras superiores a # | envio* gratis para pedidos de mas de # | gastos de envio gratis a partir de # | envio* gratis por compras de # | envio* gratis en pedidos superiores a # | envio* gratuito* desde #',
      found: 'Envío gratis a partir de 40 €',
      notFound: 'Envío gratis',
      means: [
        [
          'Desde esa cifra, el envío no suma.',
          'Juntarlo todo en un pedido deja los portes fuera de la cuenta.',
        ],
        [
          'La cifra se sabe de antemano.',
          'Quien llena la cesta ve cuánto queda para que el envío desaparezca.',
        ],
      ],
      after: ['una cesta sin portes'],
      questions: ['¿Y si se pidiera todo junto?', '¿Cuánto suman tantos portes?'],
      scenes: ['Varias cosas, varios paquetes y el envío en cada uno.'],
      short: ['portes en cada pedido pequeño'],
    },
    en: {
      match:
        'free shipping on orders over # | free delivery on orders over # | free shipping over # | free delivery over # | free shipping from # | free delivery from # | free uk delivery over # | free postage over # | free shipping on orders above #',
      found: 'Free delivery over £40',
      notFound: 'Free delivery',
      means: [
        [
          'From that figure, postage adds nothing.',
          'Gathering it into a single order leaves the postage off the bill.',
        ],
        [
          'The figure is known beforehand.',
          'You can see in the basket how far it is until the postage goes.',
        ],
      ],
      after: ['an order with no postage on top'],
      questions: ['What about ordering it all together?', 'How much is all that postage?'],
      scenes: ['Several small things, several parcels, and postage on each.'],
      short: ['postage on every small order'],
    },
  },
  {
    id: 'water-resistant',
    sectors: [
      'fashion',
      'accessories',
      'sports',
      'electronics',
      'pets',
      'home',
      'garden',
      'building',
      'general',
    ],
    es: {
      match:
        'resistente* al agua | repelente* al agua | hidrofug* | repele el agua | resistente* a salpicaduras | antisalpicaduras | resistente* a la lluvia',
      found: 'Tejido repelente al agua',
      notFound: 'Agua con gas',
      means: [
        ['La gota resbala antes de entrar.', 'Un chaparrón corto o un vaso volcado dan tiempo a reaccionar.'],
        ['Unas gotas no son un problema.', 'Se sacude, se seca con la mano y a seguir.'],
      ],
      after: ['margen cuando empieza a chispear'],
      questions: ['¿Y si empieza a chispear?', '¿Hay que guardarlo con cada nube?'],
      scenes: ['Chispea, y de la parada a casa hay un buen trecho.'],
      short: ['correr en cuanto chispea'],
    },
    en: {
      match:
        'water resistant | water repellent | showerproof | sheds water | resists water | splash proof | splashproof | splash resistant | rain resistant',
      found: 'A water-repellent fabric',
      notFound: 'Watermelon, chilled',
      means: [
        ['The drop rolls off before it gets in.', 'A short shower or a tipped glass leaves time to react.'],
        ['A few drops are no trouble.', 'Shake it, wipe it with a hand and carry on.'],
      ],
      after: ['some leeway when it spits'],
      questions: ['What if it begins to drizzle?', 'Must it go in with every cloud?'],
      scenes: ['It drizzles, and it is a fair walk from the stop to the house.'],
      short: ['running as soon as it spits'],
    },
  },
  {
    id: 'trial-period',
    sectors: ['software', 'advisers', 'education', 'general'],
    es: {
      match:
        '# dias de prueba | prueba de # dias | periodo de prueba | prueba gratuita | prueba gratis | # semanas de prueba | prueba de # semanas | version de prueba | # mes* de prueba | prueba de # mes*',
      found: 'Prueba de 14 días',
      notFound: 'Prueba de nivel',
      means: [
        ['Se prueba con el trabajo de verdad.', 'La decisión llega después de usarlo una semana normal.'],
        ['Antes de contratar, se usa.', 'Quien va a trabajar con ello lo ve con sus propios datos.'],
      ],
      after: ['decidir después de usarlo'],
      questions: ['¿Servirá para el trabajo de aquí?', '¿Quién decide solo con un vídeo?'],
      scenes: ['El vídeo de presentación era precioso y el día a día, otra cosa.'],
      short: ['decidir por un vídeo de presentación'],
    },
    en: {
      match:
        '# day trial | # days trial | trial period | # week trial | free trial | trial for teams | # month trial | trial version',
      found: 'A two-week trial for teams',
      notFound: 'Clinical trial',
      means: [
        ['It is tried on real work.', 'The decision comes after using it through an ordinary week.'],
        ['Use it, then sign.', 'Those who will work with it see it with data of their own.'],
      ],
      after: ['deciding after using it'],
      questions: ['Will it do for the work here?', 'Who decides from a video alone?'],
      scenes: ['The launch video was lovely, and the daily work something else.'],
      short: ['deciding from a launch video'],
    },
  },
];

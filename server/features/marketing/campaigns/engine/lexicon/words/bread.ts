import type { Entry } from '../entry';

export const breadConcepts: readonly Entry[] = [
  {
    id: 'cold-fermentation',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'ferment* # horas en frio | ferment* en frio | fermentacion lenta | ferment* lent* | ferment* # horas | fermentacion larga | larga fermentacion | fermentacion en frio | # horas de fermentacion | fermentacion de # horas',
      found: 'Fermenta 24 horas en frío',
      notFound: 'Fermento láctico en cápsulas',
      means: [
        [
          'La masa se toma su tiempo.',
          'Las horas de reposo le dan sabor y una corteza que cruje al partirla.',
        ],
        ['El sabor lo ponen las horas.', 'Nadie le mete prisa a la masa, y se nota en la miga.'],
      ],
      after: ['pan con horas de reposo'],
      questions: ['¿A qué sabe un pan hecho con prisas?', '¿Por qué se deshace la miga?'],
      scenes: ['El pan de ayer parece corcho y el de hoy, aire.'],
      short: ['pan inflado con prisas'],
    },
    en: {
      match:
        'cold fermented | slow fermented | slow fermentation | cold fermentation | ferments # hours | fermented for # hours | # hour fermentation | long fermentation | slow proved | overnight prove | fermented # hours | ferments for # hours | slow fermented for # hours | ferments # hours in the cold',
      found: 'Ferments 24 hours in the cold',
      notFound: 'Fermented fish sauce in bottles',
      means: [
        [
          'The dough takes its time.',
          'The long rest gives it flavour and a crust that crackles when you break it.',
        ],
        ['The hours bring the flavour.', 'Nobody rushes the dough, and you can tell by the crumb.'],
      ],
      after: ['bread that has had its rest'],
      questions: ['What does rushed bread taste like?', 'Why does the crumb fall apart?'],
      scenes: ["Yesterday's loaf is cork and today's is air."],
      short: ['bread puffed up in haste'],
    },
  },
  {
    id: 'sourdough',
    es: {
      match: 'masa madre | masa madre natural | levadura natural | con masa madre',
      found: 'Pan de masa madre',
      notFound: 'Madre soltera',
      means: [
        ['La masa viene de ayer.', 'Un trozo de la anterior levanta la siguiente, y deja un punto ácido.'],
        ['El sabor no viene de un sobre.', 'La masa trabaja sola, a su ritmo, hasta que sube.'],
      ],
      after: ['pan con sabor propio'],
      questions: ['¿Cuándo dejó el pan de saber a pan?', '¿A qué sabe el pan de cada día?'],
      scenes: ['El pan de molde lleva días abierto y sabe igual que el primero.'],
      short: ['pan que no sabe a nada'],
    },
    en: {
      match: 'sourdough | natural leaven | wild yeast | sourdough starter | natural yeast',
      found: 'Sourdough bread',
      notFound: 'Sour cream',
      means: [
        ['The dough comes from yesterday.', 'A piece of the last one raises the next, and leaves its tang.'],
        ['The flavour is no powder.', 'The dough works on its own, at its own pace, until it rises.'],
      ],
      after: ['bread with a taste of its own'],
      questions: ['When did bread stop tasting of bread?', 'What does your daily loaf taste of?'],
      scenes: ['The sliced loaf has been open for days and tastes the same as ever.'],
      short: ['bread that tastes of nothing'],
    },
  },
  {
    id: 'stays-fresh',
    sectors: ['food'],
    es: {
      match:
        'aguanta* tiern* | tierno # dias | tierna # dias | se mantiene* tiern* | aguanta* fresc* | aguant* tiern* # dias | se mantiene* fresc* | aguanta* # dias tiern* | tiern* varios dias | tiern* hasta # dias | no se pone* duro',
      found: 'Aguanta tierna cuatro días',
      notFound: 'Aguanta 120 kg de peso',
      means: [
        ['Lo de hoy sigue tierno otro día.', 'La última rebanada se come, no se tira.'],
        ['Se compra y da para varios desayunos.', 'Mañana y pasado sigue habiendo qué tostar.'],
      ],
      after: ['pan para varios desayunos'],
      questions: ['¿Otra vez pan duro a la basura?', '¿Quién baja hoy a por pan?'],
      scenes: ['La barra de anoche sirve ya de martillo.'],
      short: ['pan duro a la basura'],
    },
    en: {
      match:
        'stays fresh for # days | stays fresh | fresh for # days | stays soft | soft for # days | keeps fresh | stays moist',
      found: 'Stays fresh for four days',
      notFound: 'Fresh for the new season',
      means: [
        ['It is still soft another day.', 'The last slice is eaten and not thrown out.'],
        ['One loaf, several breakfasts.', 'Tomorrow and the day after there is still something to toast.'],
      ],
      after: ['bread for several breakfasts'],
      questions: ['Stale bread in the bin again?', 'Who fetches the bread today?'],
      scenes: ["Last night's baguette could drive in nails."],
      short: ['stale bread in the bin'],
    },
  },
  {
    id: 'baked-daily',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'hornead* cada dia | hornead* a diario | hornead* en el dia | recien hornead* | se hornea* cada dia | pan del dia | hornead* cada manana | se hornea* a las # | se hornea* a diario | se hornea* a las # de la manana | hornead* cada noche',
      found: 'Horneado cada día en el obrador',
      notFound: 'Menú con postre horneado',
      means: [
        ['Sale del horno el mismo día.', 'La corteza cruje porque hace poco que salió del horno.'],
        ['El obrador madruga por otros.', 'A la hora del desayuno ya está frío lo justo.'],
      ],
      after: ['recién salido para el desayuno'],
      questions: ['¿Es de hoy o de ayer?', '¿Cuándo salió esto del horno?'],
      scenes: ['En la bandeja quedan las de ayer.'],
      short: ['lo que quedó de ayer'],
    },
    en: {
      match:
        'baked daily | baked every day | baked every morning | baked fresh | freshly baked | baked each morning | baked in the shop | baked on site',
      found: 'Baked daily on the premises',
      notFound: 'Baked beans',
      means: [
        ['Out of the oven the same day.', 'The crust cracks because it left the oven only a while ago.'],
        ['The bakers get up for you.', 'By breakfast it has cooled just enough.'],
      ],
      after: ['just out, for breakfast'],
      questions: ["Today's or yesterday's?", 'When did this leave the oven?'],
      scenes: ["The tray holds yesterday's."],
      short: ['what was left from yesterday'],
    },
  },
  {
    id: 'wood-oven',
    es: {
      match:
        'horno de lena | horneado en horno de lena | a la lena | horno de piedra | horno moruno | cocid* en horno de lena',
      found: 'Horno de leña',
      notFound: 'Leña de encina',
      means: [
        ['La leña deja su aroma.', 'El suelo caliente marca la base y la corteza se dora a su aire.'],
        ['El fuego se nota en el borde.', 'Cada pieza sale con su dibujo, según dónde le tocó la llama.'],
      ],
      after: ['el aroma de la leña'],
      questions: ['¿A qué huele un horno de verdad?', '¿Dónde quedó el sabor a leña?'],
      scenes: ['La masa se doró por fuera y no sabe a nada.'],
      short: ['hornos que doran todo igual'],
    },
    en: {
      match: 'wood fired | wood oven | wood fired oven | stone baked | stone oven',
      found: 'Wood-fired oven',
      notFound: 'Firewood logs',
      means: [
        ['The wood leaves its scent.', 'The hot floor marks the base and the crust browns as it likes.'],
        ['The fire shows at the rim.', 'Each comes out with its own pattern, by where the flame caught it.'],
      ],
      after: ['the scent of a wood fire'],
      questions: ['What does a real oven smell like?', 'Where did the wood flavour go?'],
      scenes: ['It browned on the outside and tastes of nothing.'],
      short: ['ovens that brown all alike'],
    },
  },
  {
    id: 'wholegrain',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'integral* | grano entero | harina integral | multicereal* | con semillas | espelta | centeno | avena | de semillas | harina molida a la piedra | molida a la piedra | # cereales | pipas de girasol | semillas de girasol | semillas de calabaza',
      found: 'Pan integral de espelta',
      notFound: 'Reforma integral',
      means: [
        ['Sabe a cereal.', 'El grano se nota al morder y hay algo que masticar.'],
        ['El grano se nota al morder.', 'Con un poco de aceite o de queso encima ya es un desayuno.'],
      ],
      after: ['un bocado con sabor a grano'],
      questions: ['¿Por qué no sabe a nada este pan?', '¿Y algo con más miga?'],
      scenes: ['La tostada se dobla en cuanto se le pone el tomate.'],
      short: ['pan que se hace bola'],
    },
    en: {
      match:
        'wholegrain | whole grain | wholemeal | whole wheat | spelt | rye | multigrain | seeded | stoneground | stone ground | stone milled | oats | with seeds | sunflower seeds | pumpkin seeds | linseed | mixed seeds',
      found: 'Wholemeal spelt bread',
      notFound: 'A whole set',
      means: [
        ['It tastes of grain.', 'You notice the grain when you bite, and there is something to chew.'],
        ['The grain is there to chew.', 'A little butter or cheese on top and breakfast is done.'],
      ],
      after: ['a bite that tastes of grain'],
      questions: ['Why does this bread taste of nothing?', 'Something with a bit more bite?'],
      scenes: ['The toast folds under the tomato.'],
      short: ['bread that balls up'],
    },
  },
  {
    id: 'short-ingredients',
    sectors: ['food', 'restaurants'],
    es: {
      match:
        'sin aditivos | sin conservantes | sin colorantes | ingredientes naturales | # ingredientes | solo # ingredientes | sin aromas artificiales | sin conservantes ni colorantes | naturales al # | lista corta de ingredientes',
      found: 'Sin conservantes ni colorantes',
      notFound: 'Lleva conservantes',
      means: [
        ['La etiqueta se lee de una vez.', 'Lo que lleva se podría comprar en el mercado.'],
        ['Todo lo que lleva tiene nombre.', 'Nadie necesita un diccionario para saber qué come.'],
      ],
      after: ['una etiqueta que se entiende'],
      questions: ['¿Qué es todo esto de la etiqueta?', '¿Eso se come?'],
      scenes: ['Hay que girar el bote entero para terminar de leer.'],
      short: ['nombres que no caben en la etiqueta'],
    },
    en: {
      match:
        'no additives | no preservatives | additive free | preservative free | no artificial | natural ingredients | all natural | # ingredients | no artificial colours | no artificial flavours | free from additives | without preservatives | no added preservatives | short ingredient list',
      found: 'No preservatives or colourings',
      notFound: 'Contains preservatives',
      means: [
        ['The label reads in one go.', 'What is in it could be bought at a market.'],
        ['Everything in it has a name.', 'Nobody needs a dictionary to know what they are eating.'],
      ],
      after: ['a label that makes sense'],
      questions: ['What is all this on the label?', 'Is that food?'],
      scenes: ['The jar has to turn right round before the list ends.'],
      short: ['names too long for the label'],
    },
  },
  {
    id: 'gluten-free',
    es: {
      match:
        'sin gluten | libre de gluten | apto para celiacos | apta para celiacos | aptos para celiacos | apta celiacos',
      found: 'Sin gluten',
      notFound: 'Gluten de trigo añadido',
      means: [
        ['Va al centro de la mesa.', 'Quien no toma gluten repite con los demás y no trae su táper.'],
        ['La misma merienda para todos.', 'Nadie tiene que comer aparte.'],
      ],
      after: ['la misma bandeja para todos'],
      questions: ['¿Y qué come quien no toma gluten?', '¿Otra vez con el táper a la fiesta?'],
      scenes: ['Todos cogen de la bandeja y alguien pregunta qué lleva.'],
      short: ['un táper aparte en cada fiesta'],
    },
    en: {
      match: 'gluten free | without gluten | free from gluten | suitable for coeliacs | coeliac friendly',
      found: 'Gluten free',
      notFound: 'Contains wheat gluten',
      means: [
        ['It can go in the middle.', 'Those who eat no gluten have seconds with everyone and bring no box.'],
        ['The same tea for all.', 'Nobody has to eat apart.'],
      ],
      after: ['the same tray for everyone'],
      questions: ["And what do they eat who can't have gluten?", 'A box to the party again?'],
      scenes: ['Everyone takes from the tray and somebody asks what is in it.'],
      short: ['a separate box at every party'],
    },
  },
  {
    id: 'vegan',
    sectors: ['food', 'restaurants'],
    es: {
      match:
        'vegan* | apto para veganos | apta para veganos | # vegetal | origen vegetal | sin ingredientes de origen animal | de origen vegetal | sin origen animal',
      found: 'Receta vegana',
      notFound: 'Huerta de vega',
      means: [
        ['Nada viene de un animal.', 'Quien come sin carne ni leche no tiene que preguntar.'],
        ['La respuesta está en la etiqueta.', 'El vegano del grupo elige igual que los demás.'],
      ],
      after: ['elegir sin preguntar'],
      questions: ['¿Lleva leche o no lleva?', '¿Qué queda para quien no come nada animal?'],
      scenes: ['La carta entera y una sola ensalada.'],
      short: ['«¿lleva leche?» en cada pedido'],
    },
    en: {
      match:
        'vegan | plant based | suitable for vegans | no animal ingredients | animal free | vegan friendly',
      found: 'A vegan recipe',
      notFound: 'A plant in a pot',
      means: [
        ['Nothing in it is from an animal.', 'Those who eat no meat or dairy need not ask.'],
        ['The answer is on the label.', 'The vegan in the group chooses like everyone else.'],
      ],
      after: ['choosing without asking'],
      questions: ['Is there milk in it or not?', 'What is left for those who eat plants?'],
      scenes: ['A whole menu and a single salad.'],
      short: ['“is there milk in it?” each time'],
    },
  },
  {
    id: 'no-added-sugar',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match: 'sin azucar | sin azucares anadidos | sin azucar anadido | sin azucares',
      found: 'Sin azúcares añadidos',
      notFound: 'Azúcar moreno de caña',
      means: [
        ['Sabe a lo que es.', 'El dulzor que hay lo ponen los ingredientes.'],
        ['El azúcar no tapa lo demás.', 'Al probarlo se reconoce de qué está hecho.'],
      ],
      after: ['el sabor de los ingredientes'],
      questions: ['¿De qué sabor era esto?', '¿Por qué sabe todo a lo mismo?'],
      scenes: ['El yogur de fresa, a ciegas, podría ser de cualquier cosa.'],
      short: ['todo con el mismo sabor dulce'],
    },
    en: {
      match: 'no added sugar | sugar free | no sugar | without added sugar | unsweetened | no refined sugar',
      found: 'No added sugar',
      notFound: 'Brown cane sugar',
      means: [
        ['It tastes of what it is.', 'Any sweetness comes from the ingredients themselves.'],
        ['Sugar hides nothing.', 'One taste tells you what it is made from.'],
      ],
      after: ['the taste of the ingredients'],
      questions: ['What flavour was this?', 'Why does it all taste alike?'],
      scenes: ['Eyes shut, the strawberry yoghurt could be anything.'],
      short: ['everything in the same sweet key'],
    },
  },
  {
    id: 'cold-pressed-oil',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'aceite de oliva virgen extra | virgen extra | primera prensada | extraccion en frio | aove | primera prensada en frio | cosecha temprana | variedad picual | variedad arbequina | variedad hojiblanca | picual | arbequina',
      found: 'Aceite de oliva virgen extra',
      notFound: 'Isla virgen',
      means: [
        ['La aceituna se nota.', 'Un chorro sobre el pan basta para saber que está ahí.'],
        ['Se pone al final y en crudo.', 'El verde, el picor y el amargo llegan enteros al plato.'],
      ],
      after: ['un último chorro en crudo'],
      questions: ['¿A qué sabe este aceite?', '¿Dónde está la aceituna?'],
      scenes: ['La tostada brilla y no sabe a nada.'],
      short: ['aceites que no saben a nada'],
    },
    en: {
      match:
        'extra virgin | extra virgin olive oil | first press | cold extracted | cold pressed olive oil | first cold press | first cold pressed | early harvest',
      found: 'Extra virgin olive oil',
      notFound: 'A virgin forest',
      means: [
        ['You can taste the olive.', 'A thread over bread is enough to know that it is there.'],
        ['It goes on last, and raw.', 'The green, the pepper and the bitterness reach the plate whole.'],
      ],
      after: ['the final thread of oil, raw'],
      questions: ['What does this oil taste of, really?', 'Where is the olive?'],
      scenes: ['The toast shines and tastes of nothing.'],
      short: ['oils that taste of nothing'],
    },
  },
  {
    id: 'aged',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'curad* | curacion | # meses de curacion | curacion de # meses | secadero natural | queso madurado | embutido curado',
      found: 'Queso curado de 12 meses',
      notFound: 'Curador de la exposición',
      means: [
        ['El tiempo hace su parte.', 'Los meses concentran el sabor y basta una loncha fina.'],
        ['Se corta fino y llena la boca.', 'No hace falta poner mucho para que la tabla tenga con qué.'],
      ],
      after: ['un sabor que vino despacio'],
      questions: ['¿A qué sabe lo que no tuvo tiempo?', '¿Cuántas lonchas para notar algo?'],
      scenes: ['La tabla está puesta y nadie vuelve por más.'],
      short: ['quesos que saben a nevera'],
    },
    en: {
      match:
        'aged # months | matured | cured | # months aged | cave aged | matured for # months | air dried | mature | aged for # months | aged cheese | aged cheddar | aged ham | cheese aged # months | cheddar aged',
      found: 'Cheese aged for twelve months',
      notFound: 'Children aged 4 to 8',
      means: [
        ['Time does its share.', 'The months gather the flavour and a thin slice is enough.'],
        ['Cut thin, it fills the mouth.', 'It does not take much for the board to have something to say.'],
      ],
      after: ['a flavour that came slowly'],
      questions: ['What does food taste of without time?', 'How many slices to notice any?'],
      scenes: ['The board is out and nobody comes back for more.'],
      short: ['cheese that tastes of fridge'],
    },
  },
  {
    id: 'seasonal',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'de temporada | producto de temporada | fruta de temporada | verdura de temporada | recogid* en su punto | cosecha propia | recien recolectad* | recien cogid*',
      found: 'Fruta de temporada',
      notFound: 'Fin de temporada en tienda',
      means: [
        ['Llega cuando toca.', 'El calendario manda, y lo que hay está en su momento.'],
        ['Madura donde tiene que madurar.', 'Se coge cuando está y no cuando conviene al camión.'],
      ],
      after: ['lo que toca, cuando toca'],
      questions: ['¿A qué sabe un tomate de enero?', '¿Cuánto viajó esta fruta?'],
      scenes: ['El melocotón es precioso y está duro por dentro.'],
      short: ['fresas de enero que no saben'],
    },
    en: {
      match: 'seasonal | in season | seasonal produce | freshly picked | picked ripe | own harvest',
      found: 'Seasonal fruit',
      notFound: 'A seasoned pan',
      means: [
        ['It comes when it is due.', 'The calendar decides, and what there is is at its moment.'],
        ['It ripens where it should.', 'It is picked when it is ready and not when it suits the lorry.'],
      ],
      after: ['what is due, when it is due'],
      questions: ['What does a January tomato taste like?', 'How far did this fruit travel?'],
      scenes: ['The peach is lovely to look at and hard inside.'],
      short: ['strawberries in deep winter'],
    },
  },
  {
    id: 'vacuum-packed',
    sectors: ['food', 'restaurants', 'pets', 'general'],
    es: {
      match: 'envasad* al vacio | al vacio | envase al vacio | atmosfera protectora | envasad* en atmosfera',
      found: 'Envasado al vacío',
      notFound: 'Vacío legal',
      means: [
        ['Aguanta en la nevera hasta que haga falta.', 'Se abre el día que toca y el resto sigue cerrado.'],
        ['Se compra hoy para el mes.', 'El paquete espera cerrado sin coger sabores de al lado.'],
      ],
      after: ['algo en la nevera para cuando toque'],
      questions: ['¿Hay que comérselo todo hoy?', '¿Cuánto lleva eso abierto?'],
      scenes: ['El paquete abierto se seca por las esquinas.'],
      short: ['restos envueltos en papel de aluminio'],
    },
    en: {
      match: 'vacuum packed | vacuum sealed | sealed for freshness | nitrogen flushed',
      found: 'Vacuum packed',
      notFound: 'A vacuum cleaner',
      means: [
        ['It waits in the fridge until needed.', 'Open it on the day and the rest stays shut.'],
        ['Buy today for the month.', 'The pack waits, shut, and takes on no flavours from next door.'],
      ],
      after: ['in the fridge, for the day'],
      questions: ['Must it all be eaten today?', 'How long has that been open?'],
      scenes: ['The open pack dries out at its corners.'],
      short: ['leftovers wrapped in foil'],
    },
  },
  {
    id: 'resealable',
    sectors: ['food', 'pets', 'home', 'beauty', 'garden', 'general'],
    es: {
      match:
        'recerrable* | cierre zip | reutilizable tras abrir | abre facil y cierre | bolsa con cierre | se vuelve a cerrar',
      found: 'Bolsa recerrable',
      notFound: 'Cierre de caja diario',
      means: [
        ['Se cierra con los dedos.', 'Lo que sobra se queda en su bolsa y no en un bote prestado.'],
        ['Abrirlo no obliga a terminarlo.', 'La bolsa vuelve a cerrar y vuelve al armario.'],
      ],
      after: ['abrir, servir y cerrar'],
      questions: ['¿Dónde están las pinzas?', '¿Quién lo dejó abierto?'],
      scenes: ['Un nudo, una goma, y se ha salido todo.'],
      short: ['bolsas atadas con una goma'],
    },
    en: {
      match: 'resealable | reclosable | zip lock | ziplock | zip seal | re sealable',
      found: 'A resealable pouch',
      notFound: 'Press seal',
      means: [
        ['Fingers close it.', 'What is left stays in its own bag and not in a borrowed jar.'],
        ['Opening it is not finishing it.', 'The bag shuts again and goes back in the cupboard.'],
      ],
      after: ['open, serve and shut'],
      questions: ['Where are the clips?', 'Who left it open?'],
      scenes: ['A knot, a rubber band, and it has all come out.'],
      short: ['bags tied with a rubber band'],
    },
  },
  {
    id: 'freezes-well',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'se puede congelar | apto para congelar | se congela | congelable* | congelacion | ultracongelad* | listo para congelar',
      found: 'Se puede congelar',
      notFound: 'No se puede congelar',
      means: [
        ['Espera en el congelador.', 'Se saca lo que haga falta y lo demás sigue en su cajón.'],
        ['La cena de otro día está hecha.', 'Cuando no hay ganas de cocinar, ya está ahí.'],
      ],
      after: ['algo rico en el congelador'],
      questions: ['¿Qué hay de cena?', '¿Y si al final no cenamos en casa?'],
      scenes: ['Son las tantas, la nevera está vacía y nadie quiere salir.'],
      short: ['la nevera vacía un martes'],
    },
    en: {
      match:
        'freezes well | can be frozen | freezer friendly | suitable for freezing | freezable | freezer safe | suitable for home freezing',
      found: 'Suitable for freezing',
      notFound: 'Frozen yoghurt machine',
      means: [
        ['It waits in the freezer.', 'Take out what is needed and the rest stays in its drawer.'],
        ["Another day's supper is done.", 'When nobody feels like cooking, it is there.'],
      ],
      after: ['a supper in reserve'],
      questions: ["What's for supper?", "What if we don't eat in after all?"],
      scenes: ['It is late, the fridge is bare and nobody wants to go out.'],
      short: ['an empty fridge on a Tuesday'],
    },
  },
  {
    id: 'ready-to-heat',
    sectors: ['food', 'restaurants'],
    es: {
      match:
        'list* para calentar | calentar y listo | list* en # minutos | se prepara* en # minutos | ya cocinad* | plato* preparado* | list* para comer | calentar y servir | solo calentar | se hace* en # minutos | se calienta* en # minutos | # minutos de horno | # minutos al horno',
      found: 'Listo en cinco minutos',
      notFound: 'Listo para sentencia',
      means: [
        ['El rato de cocina ya está hecho.', 'Se calienta, se sirve y se come sentado.'],
        ['La comida sale antes que la excusa.', 'Del frigorífico al plato en lo que se pone la mesa.'],
      ],
      after: ['comer caliente sin cocinar'],
      questions: ['¿Quién cocina hoy?', '¿Otra vez algo de pie?'],
      scenes: ['Se llega tarde y se acaba comiendo pan con lo que haya.'],
      short: ['picar de pie ante la nevera'],
    },
    en: {
      match:
        'ready to heat | heat and serve | ready in # minutes | ready meal* | ready to eat | just heat | heat and eat | ready cooked | cooks in # minutes | bake from frozen | cook from frozen | heat in # minutes',
      found: 'Ready in five minutes',
      notFound: 'Ready for school',
      means: [
        ['The cooking is already done.', 'Warm it, serve it and eat it sitting down.'],
        ['Lunch beats the excuse.', 'From fridge to plate in the time it takes to lay the table.'],
      ],
      after: ['a hot meal without cooking'],
      questions: ['Who cooks today?', 'Something standing up again?'],
      scenes: ['Home late, and it ends in bread with whatever there is.'],
      short: ['nibbling by the open fridge'],
    },
  },
  {
    id: 'single-portions',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'monodosis | raciones individuales | porciones individuales | racion individual | por raciones | en porciones | formato individual | ya cortad* | loncheado | en lonchas',
      found: 'Raciones individuales',
      notFound: 'Habitación individual',
      means: [
        ['Se abre lo que se come.', 'Para uno es para uno, y lo demás se queda cerrado.'],
        ['La cantidad está medida.', 'No hay que partir, pesar ni guardar restos.'],
      ],
      after: ['lo justo para quien come'],
      questions: ['¿Y para una persona sola?', '¿Quién acaba este paquete?'],
      scenes: ['El paquete familiar lleva días abierto.'],
      short: ['restos que nadie termina'],
    },
    en: {
      match:
        'single serve | individual portions | single portions | pre sliced | individually wrapped | portioned | individual servings | single serving*',
      found: 'Individually wrapped portions',
      notFound: 'A single room',
      means: [
        ['Open what gets eaten.', 'For one means for one, and the rest stays shut.'],
        ['The amount is measured.', 'Nothing to split, weigh or keep for later.'],
      ],
      after: ['just enough for whoever eats'],
      questions: ['And for one person alone?', 'Who finishes this packet?'],
      scenes: ['The family pack has been open for days.'],
      short: ['leftovers nobody finishes'],
    },
  },
  {
    id: 'roasted-coffee',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'tueste natural | tueste artesan* | cafe en grano | cafe de especialidad | tueste ligero | tueste oscuro | tostado a diario | cafe recien tostado | tostado cada semana | tueste medio | tueste semanal | molido o en grano | en grano o molido',
      found: 'Café de tueste natural',
      notFound: 'Pan tostado de molde',
      means: [
        ['El olor llega antes que la taza.', 'Al abrir la bolsa, la cocina entera huele a café.'],
        ['La cafetera lo cuenta.', 'En la primera taza se nota que alguien cuidó el tueste.'],
      ],
      after: ['el olor a café por la casa'],
      questions: ['¿A qué sabe el café de la oficina?', '¿Cuándo se tostó este?'],
      scenes: ['La máquina del pasillo escupe algo marrón.'],
      short: ['café que solo quita el sueño'],
    },
    en: {
      match:
        'freshly roasted | small batch roasted | whole bean | medium roast | dark roast | light roast | speciality coffee | specialty coffee | roasted to order | coffee beans | roasted weekly | roasted every week | roasted fresh | whole bean or ground',
      found: 'Freshly roasted whole beans',
      notFound: 'Roasted tomato soup',
      means: [
        ['The smell arrives before the cup.', 'Open the bag and the whole kitchen smells of coffee.'],
        ['The first cup tells you.', 'You can taste that somebody took care over the roast.'],
      ],
      after: ['the smell of coffee at home'],
      questions: ['What does office coffee taste of?', 'When was this one roasted?'],
      scenes: ['The machine in the corridor spits out something brown.'],
      short: ['coffee that merely wakes'],
    },
  },
  {
    id: 'small-batch',
    sectors: ['food', 'restaurants', 'beauty', 'crafts', 'general'],
    es: {
      match:
        'pequenas producciones | produccion limitada | pequenos lotes | lotes pequenos | tiradas cortas | en pequenas cantidades | tirada corta',
      found: 'Elaborado en lotes pequeños',
      notFound: 'Lote de regalo',
      means: [
        ['Se hace poco cada vez.', 'Lo que no sale como debe no sale a la venta.'],
        ['Cada tanda tiene su día.', 'Entre una y otra se nota la mano y la temporada.'],
      ],
      after: ['tandas que alguien ha mirado'],
      questions: ['¿Quién miró esto antes de envasarlo?', '¿Cuántos miles como este?'],
      scenes: ['La cinta no para y nadie mira lo que pasa.'],
      short: ['miles iguales en la cinta'],
    },
    en: {
      match: 'small batch | small batches | short runs | small runs',
      found: 'Made in small batches',
      notFound: 'Batch number on the lid',
      means: [
        ['Little is made at a time.', 'What does not come out right never reaches the shelf.'],
        ['Each batch has its own day.', 'Between one and the next you can tell the hand and the season.'],
      ],
      after: ['batches somebody has looked at'],
      questions: ['Who looked at this before packing?', 'How many more like it?'],
      scenes: ['The belt never stops and nobody looks at what goes by.'],
      short: ['endless copies on a belt'],
    },
  },
  {
    id: 'free-range',
    sectors: ['food', 'restaurants', 'pets', 'general'],
    es: {
      match:
        'gallina* camper* | huevo* camper* | pollo* camper* | criad* en libertad | cria en libertad | pasto | de pasto | ganaderia extensiva | libre* en el campo',
      found: 'Huevos de gallinas camperas',
      notFound: 'Botas de estilo campero',
      means: [
        ['Los animales salen al campo.', 'La yema y la carne cambian con lo que encuentran fuera.'],
        ['Detrás hay un prado.', 'Se sabe cómo viven los animales sin tener que imaginarlo.'],
      ],
      after: ['un prado detrás del plato'],
      questions: ['¿De dónde salen estos huevos?', '¿Cómo vivía este animal?'],
      scenes: ['En la foto del envase sale un prado y no se sabe cuál.'],
      short: ['granjas que no se enseñan'],
    },
    en: {
      match: 'free range | pasture raised | grass fed | outdoor reared | outdoor bred',
      found: 'Free-range eggs',
      notFound: 'A range of sizes',
      means: [
        ['The animals go out of doors.', 'Yolk and meat change with what they find outside.'],
        ['Behind it there is a field.', 'How the animals live need not be imagined.'],
      ],
      after: ['a field behind the plate'],
      questions: ['Where are these eggs from, exactly?', 'How did this animal live?'],
      scenes: ['The pack shows a meadow and nobody knows which.'],
      short: ['farms that are never shown'],
    },
  },
  {
    id: 'organic-food',
    sectors: ['food', 'restaurants', 'garden'],
    es: {
      match:
        'ecologic* | cultivo ecologico | agricultura ecologica | organic* | produccion ecologica | sello ecologico | bio | certificado ecologico',
      found: 'Tomate de cultivo ecológico',
      notFound: 'Empresa orgánicamente estructurada',
      means: [
        [
          'El modo de cultivo consta por escrito.',
          'El sello remite a unas normas que cualquiera puede consultar.',
        ],
        ['El cultivo se puede preguntar.', 'Quien quiere saber cómo creció encuentra a quien responde.'],
      ],
      after: ['un cultivo con papeles'],
      questions: ['¿Y cómo se cultivó esto?', '¿Qué quiere decir «natural» aquí?'],
      scenes: ['El cartel dice «del campo» y no dice qué campo.'],
      short: ['palabras verdes sin sello'],
    },
    en: {
      match:
        'organic | organically grown | certified organic | organic farming | organic ingredients | soil association',
      found: 'Organically grown tomatoes',
      notFound: 'An organisation chart',
      means: [
        ['How it grew is on record.', 'The label points to rules that anyone can look up.'],
        ['You can ask where it grew.', 'Whoever wants to know how it grew finds someone who answers.'],
      ],
      after: ['a crop with papers'],
      questions: ['And how was this grown?', 'What does natural mean here?'],
      scenes: ['The sign says country fresh and does not say which country.'],
      short: ['green words without a label'],
    },
  },
  {
    id: 'spicy-flavour',
    sectors: ['food', 'restaurants', 'general'],
    es: {
      match:
        'picante* | ahumad* | especiad* | con especias | con hierbas | trufad* | con trufa | aromatizad*',
      found: 'Chorizo picante ahumado',
      notFound: 'Cristal ahumado',
      means: [
        ['El primer bocado despierta.', 'Un poco basta para que el plato más soso tenga algo que decir.'],
        ['Se nota desde la puerta.', 'El olor llega a la mesa antes que la fuente.'],
      ],
      after: ['platos con algo que decir'],
      questions: ['¿Qué le falta a este plato?', '¿Se le echa algo?'],
      scenes: ['El arroz está cocido, y ya.'],
      short: ['cenas que no saben a nada'],
    },
    en: {
      match:
        'spicy | smoked | spiced | with herbs | truffle | infused with | hot sauce | smoky | chilli | herbs and spices',
      found: 'Smoked spicy sausage',
      notFound: 'Smoked glass shelves',
      means: [
        ['The first bite wakes you.', 'A little is enough to give the plainest plate something to say.'],
        ['You notice it from the door.', 'The smell reaches the table before the dish.'],
      ],
      after: ['plates with something to say'],
      questions: ['Is something missing from this plate?', 'What can be added here?'],
      scenes: ['The rice is cooked, and that is all one can say.'],
      short: ['suppers that taste of nothing'],
    },
  },
];

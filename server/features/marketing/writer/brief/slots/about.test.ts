import { expect, test } from 'vitest';
import { aboutThing, isAnchor, leansOnThing } from './about';

test.each([
  'La secamos dos años bajo techo.',
  'Los hacemos en el día',
  'La corto a mano',
  'Les damos un año de garantía',
  'Se lo llevamos a casa',
  'cambiarlo cuando quiera',
  'pedírselas a quien quiera',
])('%s speaks of a thing that was named before', (text) => {
  expect(leansOnThing(text)).toBe(true);
});

test.each([
  'La misma abogada lleva su caso de principio a fin.',
  'La madera la elegimos en el aserradero',
  'Los datos se guardan en la Unión Europea',
  'Las familias vienen con sus hijos',
  'Se alquila siempre entera: no coincidís con nadie',
  'hablar de quien ha perdido',
  'tienes el lago a diez minutos',
])('%s says itself of what it speaks', (text) => {
  expect(leansOnThing(text)).toBe(false);
});

test('what leans on the thing names it first', () => {
  const about = (text: string) => aboutThing({ text, facts: ['d'] }, 'leña de roble').text;
  expect(about('La secamos dos años.')).toBe('Leña de roble: la secamos dos años.');
  expect(about('La secamos dos años: arde bien.')).toBe('Leña de roble. La secamos dos años: arde bien.');
  expect(about('Tenemos dos hornos.')).toBe('Tenemos dos hornos.');
});

test('«Con la cosa» stands only before what does not say the thing again, and only where it has an article or a name', () => {
  const isIt = (article: string, noun: string, clause: string) =>
    isAnchor({ thing: { article, noun } }, clause);
  expect(isIt('la', 'revisión completa', 'te llevas la bici el mismo día')).toBe(true);
  expect(isIt('', 'Turnalia', 'prepara la semana')).toBe(true);
  expect(isIt('el', 'pan de masa madre', 'tienes pan para cinco días')).toBe(false);
  expect(isIt('', 'fotografía de bodas', 'tienes 500 fotos')).toBe(false);
  expect(isIt('la', 'leña de roble', 'la tienes en casa el lunes')).toBe(false);
});

test('«lo» before a verb is the thing, «lo que» is not', () => {
  expect(leansOnThing('Lo fabrican en Monforte de Lemos.')).toBe(true);
  expect(leansOnThing('Las hacen a mano.')).toBe(true);
  expect(leansOnThing('Lo que ves en el montaje es lo que sale.')).toBe(false);
  expect(leansOnThing('La madera la elegimos en el aserradero.')).toBe(false);
});

test('nothing stands after «Con la cosa» that says a word of the thing again', () => {
  const thing = { noun: 'cambio de pantalla del móvil', article: 'el' };
  expect(isAnchor({ thing }, 'tienes el móvil listo en una hora')).toBe(false);
  expect(isAnchor({ thing }, 'vuelves a llamar en una hora')).toBe(true);
  expect(isAnchor({ thing }, '')).toBe(false);
});

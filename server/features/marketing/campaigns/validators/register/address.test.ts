import { expect, test } from 'vitest';
import { wrongAddress } from './address';

test.each([
  'Le ofrecemos un gestor propio',
  'Llevamos la contabilidad de su empresa',
  'Limpieza de su hogar en tres horas',
  'Entrega en su domicilio',
  'Ideal para su negocio',
  'Se adapta a su casa',
  'Cuidamos de su mascota',
  'Pida cita por teléfono',
  '¿Le suena?',
])('“%s” speaks to usted', (text) => {
  expect(wrongAddress(text, 'informal')).toEqual(expect.any(String));
  expect(wrongAddress(text, 'formal')).toBeUndefined();
});

test.each([
  'Fermenta en su molde 24 horas',
  'Su masa reposa un día entero',
  'Viene con sus medidas grabadas',
  'Ana y su familia ordeñan cada mañana',
  'Cada alumno trabaja en su casa',
  'Los clientes lo reciben en su domicilio',
  'Trabajamos con María y su equipo',
  'Le damos dos capas de aceite',
  'El perro duerme en su casa nueva',
  'Consulta de 45 minutos',
  'Prueba gratuita de 14 días',
  'Prueba 30 días',
  'Visita guiada de dos horas',
  'Reserva online a cualquier hora',
  'Tomate de colgar',
  'Vela de soja con mecha de algodón',
  'Crea informes en PDF',
  'Nóminas con 14 pagas',
  'Sales de baño con lavanda',
])('“%s” speaks to nobody', (text) => {
  expect(wrongAddress(text, 'informal')).toBeUndefined();
  expect(wrongAddress(text, 'formal')).toBeUndefined();
});

test.each([
  'Te ahorra una tarde',
  'Reserva antes de las 20:00',
  'Prueba gratis 14 días',
  'Consulta los horarios',
  'Pagas solo lo que usas',
])('“%s” speaks to tú', (text) => {
  expect(wrongAddress(text, 'formal')).toEqual(expect.any(String));
});

test('a name speaks to nobody, whatever it looks like', () => {
  expect(wrongAddress('Pregunte por ella: reserva de mesa', 'formal', ['Reserva de mesa'])).toBeUndefined();
});

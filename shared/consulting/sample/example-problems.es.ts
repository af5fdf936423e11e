import type { ExampleProblems } from './example-problems';

export const texts: ExampleProblems = {
  bakery: {
    problem: 'Apuntamos los pedidos manualmente y perdemos tiempo cada noche',
    department: 'Ventas',
    measure: 'minutos copiando cada noche: 40 ahora, objetivo 5',
  },
  workshop: {
    problem: 'Llamar a cada cliente cuando su bici está lista es un trabajo repetitivo',
    department: 'Recepción',
    measure: 'llamadas al día: hoy 15, meta 3',
  },
  clinic: {
    problem: 'Confirmar las citas por teléfono es lento y siempre falla alguien',
    department: 'Recepción',
    measure: 'citas perdidas a la semana: hoy 6, meta 1',
  },
};

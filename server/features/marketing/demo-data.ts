export const demoMarketing = {
  company: {
    name: 'Panadería Espiga (ejemplo)',
    sector: 'Alimentación',
    commercialObjectives: 'Vender desayunos a oficinas del barrio.',
    targetAudience: 'Oficinas de cinco a cincuenta personas a menos de dos kilómetros.',
    targetAudienceType: 'B2B' as const,
  },
  products: [
    {
      name: 'Desayunos para oficinas',
      characteristics: 'Pan y bollería del día, entregados antes de las nueve.',
      advantages: 'Sin permanencia; el pedido se cambia hasta las seis de la tarde anterior.',
      price: '3,50 € por persona',
    },
  ],
};
